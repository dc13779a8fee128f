//! An account for a program, made in one go.

use pylos_client::{Remote, Trouble, text};
use serde_json::{Value, json};

use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};

/// Makes the account, marks it as a program's, and shows a token for it.
pub async fn register(
    mut remote: Remote,
    name: &str,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let password = std::env::var("PYLOS_PASSWORD").ok().filter(|password| !password.is_empty());
    let Some(password) = password else {
        return Err(Failure::usage(
            "an account needs a password, by which its owner signs in: put it into PYLOS_PASSWORD",
        ));
    };
    let wish = json!({ "name": name, "password": password });
    let account = ask(&mut remote, "/api/v1/accounts", &wish).await?;
    let recovery = text(&account, "recovery").to_owned();
    ask(&mut remote, "/api/v1/me/bot", &json!({})).await?;
    let wish = json!({ "label": "pylos bot", "scopes": ["create", "play"] });
    let made = ask(&mut remote, "/api/v1/me/tokens", &wish).await?;
    let (name, token) = (text(&account["player"], "name"), text(&made, "token"));
    match console.format() {
        Format::Text => {
            console.line(format_args!("{name} is the account of a program now"))?;
            console.line(format_args!("PYLOS_TOKEN={token}"))?;
            console.line(format_args!("recovery code, should the password be lost: {recovery}"))?;
        }
        Format::Json => {
            console.json(&json!({ "name": name, "token": token, "recovery": recovery }))?;
        }
    }
    Ok(Answer::Yes)
}

async fn ask(remote: &mut Remote, path: &str, body: &Value) -> Result<Value, Failure> {
    let failed = |message: String| Failure::new(FailureKind::Server, message);
    let answer = remote.post(path, body).await;
    let answer = answer.map_err(|error: Trouble| failed(format!("the server: {error}")))?;
    match answer.status {
        200..=299 => Ok(answer.json()),
        status => Err(failed(match answer.json()["message"].as_str() {
            Some(message) => format!("the server refuses: {message}"),
            None => format!("the server answers {status}; is it a Pylos server?"),
        })),
    }
}
