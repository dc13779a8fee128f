//! What this server offers.

use axum::Json;
use axum::extract::State;
use pylos_engine::Level;
use pylos_rules::{equator, pyramid};
use pylos_views::{Kind, RuleOption};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Answer, Body};
use crate::board::{kind_of, read_rules};
use crate::config::Builds;
use crate::error::ApiError;
use crate::server::Server;
use crate::wire::{Catalog, CatalogGame, LevelInfo};

/// What can be played here.
#[utoipa::path(get, path = "/catalog", responses((status = 200, body = Catalog)))]
pub async fn catalog(State(server): State<Server>) -> Json<Catalog> {
    let pyramid = CatalogGame {
        game: Kind::Pyramid,
        sides: Kind::Pyramid.sides(),
        default: pyramid::Rules::default().to_string(),
        rules: pyramid::Rules::ALL.iter().map(ToString::to_string).collect(),
        options: Vec::new(),
    };
    let equator = CatalogGame {
        game: Kind::Equator,
        sides: Kind::Equator.sides(),
        default: equator::Rules::default().to_string(),
        rules: [equator::Rules::CARPENTIER, equator::Rules::JEUX_ET_STRATEGIE]
            .map(|rules| rules.to_string())
            .into(),
        options: equator::Rules::options()
            .into_iter()
            .map(|group| group.into_iter().map(RuleOption).collect())
            .collect(),
    };
    let levels = Level::ALL
        .map(|level| LevelInfo { level: level.number(), games: Kind::ALL.to_vec() })
        .into();
    let builds = server.config.builds == Builds::Allowed && server.config.solver.is_some();
    Json(Catalog { games: vec![pyramid, equator], levels, builds })
}

/// A rule string.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// In any form that can be read.
    rules: String,
}

/// A rule string in its one form.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RulesRead {
    /// The game that it belongs to.
    game: Kind,
    /// The canonical form.
    rules: String,
}

/// Reads a rule string.
#[utoipa::path(post, path = "/rules", request_body = RuleText, responses(
    (status = 200, body = RulesRead), (status = 400, body = ApiError)))]
pub async fn rules(Body(text): Body<RuleText>) -> Answer<RulesRead> {
    let rules = read_rules(&text.rules)?;
    Ok(Json(RulesRead { game: kind_of(rules), rules: rules.to_string() }))
}
