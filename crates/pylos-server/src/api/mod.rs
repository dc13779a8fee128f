//! The API over HTTP and WebSocket, and its description.

mod accounts;
mod analysis;
mod belongings;
mod body;
mod caller;
mod catalog;
mod challenges;
mod explore;
mod following;
mod games;
mod guard;
mod health;
mod home;
mod hosts;
mod listed;
mod live;
mod mail;
mod missing;
mod notifications;
mod origin;
mod pairing;
mod pictures;
mod plans;
mod profiles;
mod puzzles;
mod reach;
mod records;
mod site;
mod tablebases;
mod tags;
mod talk;
mod tokens;
mod tournaments;
mod vacations;
mod watch;
mod way;

use axum::Json;
use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::{StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use pylos_host::Refusal;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::config::Limits;
use crate::error::ApiError;
use crate::server::Server;

/// The description's own words.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pylos",
        description = "Live games, analysis and records of both games called Pylos. \
                       docs/api.md explains how the parts fit together.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(
        pylos_host::wire::Action,
        pylos_host::wire::Asked,
        pylos_host::wire::Told,
        pylos_host::Refusal
    ))
)]
struct Description;

/// The description of the API as JSON: `/api/openapi.json`.
pub fn openapi() -> utoipa::openapi::OpenApi {
    described(&Limits::default()).into_openapi()
}

fn described(limits: &Limits) -> OpenApiRouter<Server> {
    let records = OpenApiRouter::new()
        .routes(routes!(records::upload))
        .routes(routes!(analysis::review))
        .routes(routes!(games::import))
        .layer(DefaultBodyLimit::max(limits.record));
    let api = OpenApiRouter::new()
        .routes(routes!(catalog::catalog))
        .routes(routes!(catalog::rules))
        .routes(routes!(reach::reach))
        .routes(routes!(games::create, games::list))
        .routes(routes!(games::state))
        .routes(routes!(games::join))
        .routes(routes!(games::act))
        .routes(routes!(games::record))
        .routes(routes!(talk::say))
        .routes(routes!(watch::watch))
        .routes(routes!(following::list))
        .routes(routes!(following::follow, following::unfollow))
        .routes(routes!(talk::muted))
        .routes(routes!(talk::mute, talk::unmute))
        .routes(routes!(pictures::game))
        .routes(routes!(live::live))
        .routes(routes!(accounts::me, accounts::delete))
        .routes(routes!(home::mine))
        .routes(routes!(belongings::rename))
        .routes(routes!(belongings::sessions, belongings::end_others))
        .routes(routes!(belongings::export))
        .routes(routes!(pairing::pair))
        .routes(routes!(challenges::list))
        .routes(routes!(challenges::decline))
        .routes(routes!(profiles::profile))
        .routes(routes!(accounts::register))
        .routes(routes!(accounts::recover, mail::ways_back))
        .routes(routes!(mail::send_recovery))
        .routes(routes!(mail::shown, mail::set, mail::remove))
        .routes(routes!(mail::confirm))
        .routes(routes!(plans::shown, plans::set))
        .routes(routes!(vacations::shown, vacations::begin, vacations::end))
        .routes(routes!(notifications::shown))
        .routes(routes!(notifications::subscribe, notifications::unsubscribe))
        .routes(routes!(notifications::want_letter, notifications::end_letter))
        .routes(routes!(notifications::stop_letter))
        .routes(routes!(accounts::new_recovery))
        .routes(routes!(tokens::list, tokens::create))
        .routes(routes!(tokens::revoke))
        .routes(routes!(tokens::become_bot))
        .routes(routes!(hosts::report))
        .routes(routes!(hosts::reports))
        .routes(routes!(hosts::act))
        .routes(routes!(hosts::log))
        .routes(routes!(accounts::sign_in, accounts::sign_out))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::player))
        .routes(routes!(accounts::games_of))
        .routes(routes!(accounts::ratings))
        .routes(routes!(analysis::position))
        .routes(routes!(pictures::position))
        .routes(routes!(analysis::why))
        .routes(routes!(analysis::evaluate))
        .routes(routes!(explore::explore))
        .routes(routes!(analysis::thumb))
        .routes(routes!(puzzles::catalog))
        .routes(routes!(puzzles::daily))
        .routes(routes!(puzzles::next))
        .routes(routes!(puzzles::puzzle))
        .routes(routes!(puzzles::attempt))
        .routes(routes!(puzzles::solver))
        .routes(routes!(tournaments::create, tournaments::list))
        .routes(routes!(tournaments::show))
        .routes(routes!(tournaments::enter, tournaments::leave))
        .routes(routes!(tournaments::act))
        .routes(routes!(tournaments::say))
        .routes(routes!(tournaments::tokens))
        .routes(routes!(tournaments::tie_breaks))
        .routes(routes!(tournaments::file))
        .routes(routes!(tablebases::list))
        .routes(routes!(tablebases::one, tablebases::build, tablebases::cancel))
        .layer(DefaultBodyLimit::max(limits.body))
        .merge(records);
    OpenApiRouter::with_openapi(Description::openapi()).nest("/api/v1", api)
}

/// Everything that the server answers to.
pub fn router(server: &Server) -> Router {
    let (api, description) = described(&server.config.limits).split_for_parts();
    // Written once, and not kept as the large tree that it is.
    let description = Bytes::from(serde_json::to_vec(&description).unwrap_or_default());
    let json = [(header::CONTENT_TYPE, "application/json")];
    let api = api
        .route("/api/openapi.json", get(move || async move { (json, description) }))
        .route("/api/{*rest}", axum::routing::any(no_such_path))
        .method_not_allowed_fallback(no_such_method);
    let machines = Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics));
    site::with_pages(api.merge(machines), server)
        .layer(from_fn_with_state(server.clone(), tags::write))
        .layer(from_fn(missing::mark))
        .layer(from_fn_with_state(server.clone(), guard::check))
        .layer(tower_http::catch_panic::CatchPanicLayer::custom(guard::after_panic))
        .layer(from_fn_with_state(server.clone(), guard::secure))
        .layer(from_fn_with_state(server.clone(), guard::count))
        .with_state(server.clone())
}

async fn no_such_path() -> ApiError {
    ApiError::not_found("path")
}

async fn no_such_method() -> (StatusCode, Json<Refusal>) {
    let error = Refusal::not_found("method at this path");
    (StatusCode::METHOD_NOT_ALLOWED, Json(error))
}
