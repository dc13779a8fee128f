//! Vacations: thirty days in a calendar year on which no clock of a game of
//! days runs for one.

use axum::Json;
use axum::extract::State;
use pylos_host::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Answer, Body};
use super::caller::Caller;
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::server::Server;
use crate::store::{DAY, Vacation};
use crate::timekeeper::Millis;

/// Days of vacation in a calendar year (UTC). A vacation counts for the year
/// in which it begins.
const ALLOWANCE: i64 = 30;

/// The caller's vacation.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct VacationShown {
    /// When the one that he is on ends, if he is on one.
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<Millis>,
    /// Days in a calendar year.
    allowance: i64,
    /// Days that are left of this year's; a day that has begun is used.
    left: i64,
}

/// The caller's vacation, and what is left of this year's.
#[utoipa::path(get, path = "/me/vacation", operation_id = "vacation", responses(
    (status = 200, body = VacationShown), (status = "4XX", body = Refusal)))]
pub async fn shown(State(server): State<Server>, caller: Caller) -> Answer<VacationShown> {
    let account = caller.in_person()?;
    show(&server, &account.id).await
}

async fn show(server: &Server, player: &str) -> Answer<VacationShown> {
    let now = server.time.now();
    let until = server.store.vacation(player, now).await?.map(|vacation| vacation.until);
    let left = left(&server.store.vacations_of(player, year(now)).await?);
    Ok(Json(VacationShown { until, allowance: ALLOWANCE, left }))
}

/// How long a vacation should be.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VacationWish {
    /// Days, from now on.
    days: i64,
}

/// Begins a vacation: in games of days the caller's clocks stand still until
/// it ends, which it does by itself, when he ends it, or when he plays.
#[utoipa::path(put, path = "/me/vacation", operation_id = "begin_vacation",
    request_body = VacationWish, responses(
    (status = 200, body = VacationShown), (status = "4XX", body = Refusal)))]
pub async fn begin(
    State(server): State<Server>,
    caller: Caller,
    Body(VacationWish { days }): Body<VacationWish>,
) -> Answer<VacationShown> {
    server.limiter.check(Limited::Offer, caller.address)?;
    let account = caller.in_person()?;
    let now = server.time.now();
    if server.store.vacation(&account.id, now).await?.is_some() {
        return Err(ApiError::new(Code::NotNow, "you are on vacation already; end it first"));
    }
    let taken = server.store.vacations_of(&account.id, year(now)).await?;
    let most = left(&taken);
    if !(1..=most).contains(&days) {
        let message = format!("{most} of this year's {ALLOWANCE} days are left");
        return Err(ApiError::new(Code::BadRequest, message));
    }
    let vacation = Vacation { began: now, until: now + days * DAY };
    let number = taken.len() as i64;
    if !server.store.begin_vacation(&account.id, year(now), number, vacation).await? {
        return Err(ApiError::new(Code::Busy, "your vacation has changed meanwhile; try again"));
    }
    server.look_after_vacations().await?;
    show(&server, &account.id).await
}

/// Ends the caller's vacation; the days that have not begun are left.
#[utoipa::path(delete, path = "/me/vacation", operation_id = "end_vacation", responses(
    (status = 200, body = VacationShown), (status = "4XX", body = Refusal)))]
pub async fn end(State(server): State<Server>, caller: Caller) -> Answer<VacationShown> {
    let account = caller.in_person()?;
    if server.store.end_vacation(&account.id, server.time.now()).await? {
        server.look_after_vacations().await?;
    }
    show(&server, &account.id).await
}

fn left(taken: &[Vacation]) -> i64 {
    let days = |vacation: &Vacation| (vacation.until - vacation.began + DAY - 1).div_euclid(DAY);
    (ALLOWANCE - taken.iter().map(days).sum::<i64>()).max(0)
}

/// The calendar year of a moment. Years of the Gregorian calendar repeat after
/// 400 of them; within those, the day is divided by hand.
fn year(at: Millis) -> i64 {
    // From 1 March 0000, so that a leap day is a year's last.
    let day = at.div_euclid(DAY) + 719_468;
    let (era, day) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    // The 306th day after 1 March is 1 January.
    era * 400 + year + i64::from(of_year >= 306)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_begins_on_the_first_of_january() {
        for (seconds, expected) in [
            (0, 1970),
            (951_782_400, 2000),   // 29 February
            (1_798_761_599, 2026), // the last second
            (1_798_761_600, 2027),
            (4_102_444_800, 2100),
            (4_133_980_799, 2100),
            (4_133_980_800, 2101),
        ] {
            assert_eq!(year(seconds * 1_000), expected, "{seconds}");
        }
    }

    #[test]
    fn a_day_that_has_begun_is_used() {
        let of = |began, until| Vacation { began, until };
        assert_eq!(left(&[]), 30);
        assert_eq!(left(&[of(0, 10 * DAY), of(0, 1)]), 19);
        assert_eq!(left(&[of(0, 29 * DAY + 1)]), 0);
    }
}
