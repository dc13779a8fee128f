//! The way back in by mail.

mod support;

use std::sync::atomic::Ordering;
use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Mail, Note, NoteWords};
use serde_json::{Value, json};
use support::letters::{Arrived, MailServer};
use support::{Running, Scratch, generous};

/// Words that tests can read.
fn words(note: &Note, languages: &str) -> NoteWords {
    let (subject, name, code) = match note {
        Note::Confirm { name, code } => ("confirm", name, code),
        Note::Recover { name, code } => ("recover", name, code),
        Note::Turn { .. } | Note::Digest { .. } => panic!("{note:?} is not asked for here"),
    };
    let text = format!("name {name}\nlanguages {languages}\ncode {code}\n");
    NoteWords { subject: subject.to_owned(), text }
}

async fn start(scratch: &Scratch, post: &MailServer) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    let smtp = format!("smtp://{}", post.address);
    config.mail = Some(Mail::new(&smtp, "Pylos <pylos@example.org>", words).unwrap());
    Running::with(config).await
}

async fn register(running: &Running, name: &str) -> (Client, String) {
    let mut client = running.client();
    let account = json!({ "name": name, "password": "correct horse" });
    let answer = client.post("/api/v1/accounts", &account).await.unwrap();
    (client, answer.json()["recovery"].as_str().unwrap().to_owned())
}

async fn send(client: &mut Client, method: &str, path: &str, body: Value) -> (u16, Value) {
    let answer = client.send(method, &format!("/api/v1{path}"), &body).await.unwrap();
    (answer.status, answer.json())
}

fn code(letter: &Arrived) -> String {
    letter.text.lines().find_map(|line| line.strip_prefix("code ")).unwrap().trim().to_owned()
}

/// Gives an account an address, and shows that it is its owner's.
async fn settle(client: &mut Client, post: &MailServer, mail: &str) {
    let new = json!({ "mail": mail, "password": "correct horse" });
    let (status, shown) = send(client, "PUT", "/me/mail", new).await;
    assert_eq!((status, &shown["pending"]), (202, &json!(mail)));
    let letter = post.letter().await;
    assert!(letter.to.contains(mail) && letter.text.contains("Subject: confirm"), "{letter:?}");
    let code = json!({ "code": code(&letter).to_lowercase() });
    let (status, shown) = send(client, "POST", "/me/mail/confirmation", code).await;
    assert_eq!((status, shown), (200, json!({ "mail": mail })));
}

#[tokio::test]
async fn a_lost_password_is_replaced_by_a_code_that_was_sent() {
    let (scratch, post) = (Scratch::new(), MailServer::start().await);
    let running = start(&scratch, &post).await;
    let (mut ana, shown_once) = register(&running, "Ana").await;
    settle(&mut ana, &post, "ana@example.org").await;
    // Somebody who has lost everything but the mailbox.
    let mut lost = running.client();
    let ways = lost.get("/api/v1/accounts/recovery").await.unwrap().json();
    assert_eq!(ways, json!({ "mail": true }));
    let asked = send(&mut lost, "POST", "/accounts/recovery/mail", json!({ "name": "ana" })).await;
    assert_eq!(asked.0, 204);
    let letter = post.letter().await;
    assert!(letter.to.contains("ana@example.org"), "{letter:?}");
    assert!(letter.text.contains("name Ana"), "{letter:?}");
    let with = |code: &str| json!({ "name": "Ana", "recovery": code, "password": "new horse" });
    let code = code(&letter);
    let (status, got) = send(&mut lost, "POST", "/accounts/recovery", with(&code)).await;
    assert_eq!((status, &got["player"]["name"]), (200, &json!("Ana")));
    // Once; the code on paper was replaced; whoever was signed in is not.
    for old in [&code, &shown_once] {
        let mut other = running.client();
        let (status, refused) = send(&mut other, "POST", "/accounts/recovery", with(old)).await;
        assert_eq!((status, &refused["code"]), (401, &json!("wrong_code")));
    }
    assert_eq!(ana.get("/api/v1/me").await.unwrap().json(), json!({}));
    assert_eq!(lost.get("/api/v1/me/mail").await.unwrap().json()["mail"], "ana@example.org");
}

#[tokio::test]
async fn strangers_learn_nothing_and_flood_nobody() {
    let (scratch, post) = (Scratch::new(), MailServer::start().await);
    let running = start(&scratch, &post).await;
    let (mut ana, _) = register(&running, "Ana").await;
    register(&running, "Bob").await;
    let new = json!({ "mail": "ana@example.org", "password": "correct horse" });
    assert_eq!(send(&mut ana, "PUT", "/me/mail", new.clone()).await.0, 202);
    let confirmation = post.letter().await;
    // An address that nobody has confirmed is nobody's, and neither is none.
    let mut stranger = running.client();
    for name in ["Ana", "Bob", "Nobody"] {
        let ask = json!({ "name": name });
        let (status, told) = send(&mut stranger, "POST", "/accounts/recovery/mail", ask).await;
        assert_eq!((status, told), (204, Value::Null), "{name}");
    }
    assert!(post.is_empty().await);
    let guess = json!({ "code": "AAAAA-AAAAA-AAAAA-AAAAA" });
    assert_eq!(send(&mut ana, "POST", "/me/mail/confirmation", guess).await.0, 401);
    // A confirmation is no way back in.
    let confirm = code(&confirmation);
    let recover = json!({ "name": "Ana", "recovery": confirm, "password": "new horse" });
    assert_eq!(send(&mut stranger, "POST", "/accounts/recovery", recover).await.0, 401);
    let code = json!({ "code": confirm });
    assert_eq!(send(&mut ana, "POST", "/me/mail/confirmation", code).await.0, 200);
    for _ in 0..5 {
        let ask = json!({ "name": "Ana" });
        assert_eq!(send(&mut stranger, "POST", "/accounts/recovery/mail", ask).await.0, 204);
    }
    for _ in 0..2 {
        post.letter().await; // three to one address, the confirmation among them
    }
    assert!(post.is_empty().await);
    let (status, refused) = send(&mut ana, "PUT", "/me/mail", new).await;
    assert_eq!((status, &refused["code"]), (429, &json!("too_many")));
    // Wrong passwords and wrong addresses change nothing, and it can be undone.
    let wrong = json!({ "mail": "bob@example.org", "password": "wrong horse" });
    assert_eq!(send(&mut ana, "PUT", "/me/mail", wrong).await.0, 401);
    let bad = json!({ "mail": "nowhere", "password": "correct horse" });
    assert_eq!(send(&mut ana, "PUT", "/me/mail", bad).await.0, 400);
    let confirmed = json!({ "password": "correct horse" });
    assert_eq!(send(&mut ana, "DELETE", "/me/mail", confirmed).await.0, 204);
    assert_eq!(ana.get("/api/v1/me/mail").await.unwrap().json(), json!({}));
    assert_eq!(stranger.get("/api/v1/me/mail").await.unwrap().status, 401);
}

#[tokio::test]
async fn a_code_is_good_for_an_hour() {
    let (scratch, post) = (Scratch::new(), MailServer::start().await);
    let running = start(&scratch, &post).await;
    let (mut ana, _) = register(&running, "Ana").await;
    settle(&mut ana, &post, "ana@example.org").await;
    let ask = json!({ "name": "Ana" });
    send(&mut ana, "POST", "/accounts/recovery/mail", ask).await;
    let code = code(&post.letter().await);
    running.time.advance(Duration::from_secs(3_601));
    let late = json!({ "name": "Ana", "recovery": code, "password": "new horse" });
    assert_eq!(send(&mut running.client(), "POST", "/accounts/recovery", late).await.0, 401);
}

#[tokio::test]
async fn a_letter_is_sent_again_when_the_mail_server_is_busy() {
    let (scratch, post) = (Scratch::new(), MailServer::start().await);
    let running = start(&scratch, &post).await;
    let (mut ana, _) = register(&running, "Ana").await;
    post.refuses.store(1, Ordering::SeqCst);
    settle(&mut ana, &post, "ana@example.org").await;
    assert_eq!(post.refuses.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn a_server_without_mail_says_so() {
    let running = Running::start().await;
    let (mut ana, _) = register(&running, "Ana").await;
    let ways = ana.get("/api/v1/accounts/recovery").await.unwrap().json();
    assert_eq!(ways, json!({ "mail": false }));
    let new = json!({ "mail": "ana@example.org", "password": "correct horse" });
    let (status, refused) = send(&mut ana, "PUT", "/me/mail", new).await;
    assert_eq!((status, &refused["code"]), (403, &json!("forbidden")));
    let ask = json!({ "name": "Ana" });
    assert_eq!(send(&mut ana, "POST", "/accounts/recovery/mail", ask).await.0, 403);
}
