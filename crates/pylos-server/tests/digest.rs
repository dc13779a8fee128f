//! The daily letter about games that wait, by a mail server of our own.

mod support;

use std::sync::atomic::Ordering;
use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Limits, Mail, Note, NoteWords};
use serde_json::{Value, json};
use support::letters::MailServer;
use support::*;

fn words(note: &Note, language: &str) -> NoteWords {
    let text = match note {
        Note::Confirm { code, .. } | Note::Recover { code, .. } => format!("code {code}"),
        Note::Digest { name, games, stop } => {
            let games: Vec<String> = games
                .iter()
                .map(|game| format!("{}@{}", game.opponent.as_deref().unwrap_or("-"), game.link))
                .collect();
            format!("{language} {name} waits {}\nstop {stop}", games.join(" "))
        }
        Note::Turn { .. } => String::new(),
    };
    NoteWords { subject: "letter".to_owned(), text }
}

fn config(scratch: &Scratch, post: &MailServer) -> Config {
    let smtp = format!("smtp://{}", post.address);
    Config {
        limits: Limits { offers: 1_000, ..generous() },
        notes: Some(words),
        mail: Some(Mail::new(&smtp, "Pylos <pylos@example.org>", words).unwrap()),
        ..Config::on_loopback(scratch.0.clone())
    }
}

async fn send(client: &mut Client, method: &str, path: &str, body: Value) -> (u16, Value) {
    let answer = client.send(method, &format!("/api/v1{path}"), &body).await.unwrap();
    (answer.status, if answer.text.is_empty() { Value::Null } else { answer.json() })
}

/// Gives somebody an account with a confirmed address.
async fn settle(client: &mut Client, post: &MailServer, name: &str) {
    register(client, name).await;
    let mail = format!("{}@example.org", name.to_lowercase());
    let new = json!({ "mail": mail, "password": "correct horse" });
    assert_eq!(send(client, "PUT", "/me/mail", new).await.0, 202);
    let letter = post.letter().await;
    let code = letter.text.lines().find_map(|line| line.strip_prefix("code ")).unwrap();
    let confirmed = send(client, "POST", "/me/mail/confirmation", json!({ "code": code })).await;
    assert_eq!(confirmed.1["mail"], mail);
}

/// A game of days in which the second player, who has a name and an address, is
/// to move.
async fn waiting(running: &Running, post: &MailServer) -> (Client, Client, String) {
    let clock = json!({ "clock": { "kind": "per_move", "seconds": 1_209_600 } });
    let (mut ana, mut bob, game) = running.two(friends_with("standard", &clock)).await;
    register(&mut ana, "Ana").await;
    settle(&mut bob, post, "Bob").await;
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    (ana, bob, game)
}

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(86_400);

#[tokio::test]
async fn one_letter_a_day_for_whoever_wants_it_and_one_click_to_stop() {
    let (scratch, post) = (Scratch::new(), MailServer::start().await);
    let running = Running::with(config(&scratch, &post)).await;
    let (mut ana, mut bob, game) = waiting(&running, &post).await;
    // Nobody gets one who has not asked for it, or has no address.
    running.time.advance(2 * HOUR);
    assert!(post.is_silent().await);
    let wish = json!({ "language": "hu" });
    assert_eq!(send(&mut ana, "PUT", "/me/notifications/letter", wish.clone()).await.0, 403);
    let (status, told) = send(&mut bob, "PUT", "/me/notifications/letter", wish).await;
    assert_eq!((status, &told["letter"]), (200, &json!("on")));
    let letter = post.letter().await;
    assert!(letter.to.contains("bob@example.org"), "{letter:?}");
    let text = letter.text.replace("=\n", "");
    assert!(
        text.contains("hu Bob waits Ana@") && text.contains(&format!("/game/{game}")),
        "{text}"
    );
    // Mail programs find how to stop it.
    let header = text.lines().find_map(|line| line.strip_prefix("List-Unsubscribe: <")).unwrap();
    assert!(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{text}");
    // Half a day later there is another game, but no other letter.
    running.time.advance(12 * HOUR);
    assert!(post.is_silent().await);

    // A day later it is written; a restart does not write it again.
    let second = ana.create(&friends("standard")).await.unwrap();
    bob.join(&second).await.unwrap();
    let second = second["game"].as_str().unwrap().to_owned();
    play(&mut ana, &second, 0, "a1").await;
    running.time.advance(13 * HOUR);
    let text = post.letter().await.text.replace("=\n", "");
    assert!(text.contains(&game) && text.contains(&second), "{text}");
    let mut again = config(&scratch, &post);
    again.database.clone_from(&running.server.config.database);
    let time = running.time.clone();
    running.stop().await;
    let running = Running::at(again, time).await;
    running.time.advance(2 * HOUR);
    assert!(post.is_silent().await);
    // Nothing new a day later: the same games are not told every day.
    running.time.advance(DAY);
    assert!(post.is_silent().await);

    // One click, without a session and without our header.
    let path = header.trim_end_matches('>').split_once("/api/").unwrap().1;
    let mut anybody = running.client();
    let stopped = anybody.post(&format!("/api/{path}"), &json!({})).await.unwrap();
    assert_eq!(stopped.status, 204);
    bob.address = running.address;
    let told = bob.get("/api/v1/me/notifications").await.unwrap().json();
    assert_eq!(told["letter"], "off");
}

#[tokio::test]
async fn an_address_that_refuses_is_not_written_to_again_and_its_owner_learns_why() {
    let (scratch, post) = (Scratch::new(), MailServer::start().await);
    let running = Running::with(config(&scratch, &post)).await;
    let (mut ana, mut bob, game) = waiting(&running, &post).await;
    post.bounces.store(true, Ordering::SeqCst);
    let wish = json!({ "language": "en" });
    send(&mut bob, "PUT", "/me/notifications/letter", wish.clone()).await;
    running.time.advance(2 * HOUR);
    let bounced = async {
        while bob.get("/api/v1/me/notifications").await.unwrap().json()["letter"] != "bounced" {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), bounced).await.expect("it is told");
    post.bounces.store(false, Ordering::SeqCst);
    running.time.advance(2 * DAY);
    assert!(post.is_silent().await);
    let (_, told) = send(&mut bob, "PUT", "/me/notifications/letter", wish).await;
    assert_eq!(told["letter"], "on");
    assert_eq!(play(&mut bob, &game, 1, "b1").await.0, 200);
    assert_eq!(play(&mut ana, &game, 2, "c1").await.0, 200);
    running.time.advance(2 * HOUR);
    assert!(post.letter().await.to.contains("bob@"));
}
