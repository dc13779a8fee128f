//! Passwords.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};

use crate::error::{ApiError, Code};

/// Hashing takes 19 MB and a good part of a core for a moment: so many at
/// once, the rest wait.
static AT_ONCE: tokio::sync::Semaphore = tokio::sync::Semaphore::const_new(2);

/// Whether a password can be an account's.
pub fn check_password(password: &str) -> Result<(), ApiError> {
    if (8..=256).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(ApiError::new(Code::BadPassword, "a password has 8 to 256 characters"))
}

/// What is stored of a password.
pub async fn hash(password: String) -> Result<String, ApiError> {
    let hashed = blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed.await?.map_err(ApiError::internal)
}

/// Whether it is the password that was stored. Takes the same time when there
/// is no such account, so that names cannot be found out by the clock.
pub async fn verify(password: String, stored: Option<String>) -> Result<bool, ApiError> {
    let known = stored.is_some();
    let stored = match stored {
        Some(stored) => stored,
        None => nobody().await?,
    };
    let verified = blocking(move || {
        let hash = PasswordHash::new(&stored)?;
        Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    });
    let verified: Result<bool, argon2::password_hash::Error> = verified.await?;
    Ok(verified.map_err(ApiError::internal)? && known)
}

/// The hash of a password that nobody has.
async fn nobody() -> Result<String, ApiError> {
    static NOBODY: tokio::sync::OnceCell<String> = tokio::sync::OnceCell::const_new();
    let hash = NOBODY.get_or_try_init(|| hash(crate::secret::random_text(32))).await?;
    Ok(hash.clone())
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let _permit = AT_ONCE.acquire().await.map_err(ApiError::internal)?;
    tokio::task::spawn_blocking(work).await.map_err(ApiError::internal)
}
