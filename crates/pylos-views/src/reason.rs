//! Why something cannot be: the reason as data, so that every face can tell it
//! in the reader's language. `locales/*/rules.ftl` has the sentences, and
//! `records.ftl` those about records and files.

use serde::Serialize;

use crate::told::told;
use crate::{EndedBy, RecordedResultName, SideName};

told! {
    /// Why a turn, a step, a position, a rule string, a record or a file is
    /// refused. Its message is called `why-` and the kind, and takes the
    /// fields; a reason within it is told first.
    Reason "why-";

    // Turns and clicks of the pyramid game.
    /// The game is over (P10, E12).
    GameOver "game-over" {}
    /// There is no ball in reserve to place (P11).
    EmptyReserve "empty-reserve" {}
    /// Something is there already (P4, E5, E7).
    Occupied "occupied" { at: String }
    /// It does not rest on four balls (P1); this one is missing.
    Unsupported "unsupported" { at: String, empty: String }
    /// No ball of one's own is there (P5).
    NotOwn "not-own" { at: String }
    /// The ball carries another, and cannot be raised (P5).
    RaisesCarrier "raises-carrier" { at: String, above: String }
    /// A raise goes to a higher level (P5).
    NotHigher "not-higher" { at: String, to: String }
    /// The ball would have to carry itself (P5).
    CarriesItself "carries-itself" { at: String, to: String }
    /// No higher cell is open to the ball (P5).
    NothingHigher "nothing-higher" { at: String }
    /// These rules give no balls back (P6).
    NoTakeBacks "no-take-backs" {}
    /// The ball played completes no square (P6).
    NoSquare "no-square" { at: String, taken: String }
    /// The ball played completes no square and no line (P13).
    NoSquareNoLine "no-square-no-line" { at: String, taken: String }
    /// One or two balls must be taken back (P6, `must`).
    MustTakeBack "must-take-back" {}
    /// No ball of one's own is there to be taken back (P6).
    TakesNotOwn "takes-not-own" { at: String }
    /// The ball carries another, and cannot be taken back (P6).
    TakesCarrier "takes-carrier" { at: String, above: String }
    /// At most two are taken back (P8).
    TooManyTakenBack "too-many-taken-back" {}
    /// A part of a turn should name a cell and does not.
    NotACell "not-a-cell" { text: String }

    // Turns and clicks of the equator game.
    /// Pawns are placed before battle 1 only (E5).
    SetupOver "setup-over" {}
    /// The battles begin when all twenty pawns are placed (E5).
    SetupNotOver "setup-not-over" { placed: u32 }
    /// Pawns are placed in one's own hemisphere (E5).
    OwnHemisphere "own-hemisphere" {}
    /// Both pawns of this size are placed (E3).
    ThirdOfSize "third-of-size" { size: u32 }
    /// The opponent's setup is copied, and this comes next (E5, `mirror`).
    NotTheReflection "not-the-reflection" { size: u32, at: String }
    /// There is no such point under these rules (E2).
    NoSuchPoint "no-such-point" { at: String }
    /// No pawn of one's own stands there (E7).
    NoPawn "no-pawn" { at: String }
    /// A pawn is chosen before its point (E7).
    ChoosePawn "choose-pawn" {}
    /// These are in the way (E7).
    Blocked "blocked" { at: String, to: String, blockers: Vec<String> }
    /// No single line leads there (E7, `straight`).
    NotStraight "not-straight" { at: String, to: String }
    /// Only these may answer the last point played (E14).
    NotDesignated "not-designated" { at: String, last: String, designated: Vec<String> }
    /// Nobody who can move may pass (E7).
    CanMove "can-move" { at: String }
    /// The text has none of the shapes of a turn.
    NotATurn "not-a-turn" { text: String }
    /// The text names no size (E3).
    NotASize "not-a-size" { text: String }
    /// The text names no intersection (E1).
    NotAnIntersection "not-an-intersection" { text: String }
    /// The text names no point of the equator (E2).
    NotAPoint "not-a-point" { text: String }
    /// The text is no arrangement (E5).
    NotAnArrangement "not-an-arrangement" {}
    /// An arrangement has two pawns of every size (E3).
    ArrangementCount "arrangement-count" { size: u32, found: u32 }

    // Steps of either game.
    /// The turn needs no further step.
    TurnComplete "turn-complete" {}
    /// The step leads to no legal turn.
    StepImpossible "step-impossible" {}

    // Texts of positions of the pyramid game.
    /// A ball or a dot was expected.
    ExpectedBall "expected-ball" { place: u32, cell: String, found: Found }
    /// A slash was expected.
    ExpectedSlash "expected-slash" { place: u32, level: u32, found: Found }
    /// A space was expected.
    ExpectedSpace "expected-space" { place: u32, found: Found }
    /// The side to move was expected.
    ExpectedSide "expected-side" { place: u32, found: Found }
    /// The end was expected.
    ExpectedEnd "expected-end" { place: u32, found: Found }
    /// A cell holds two balls (P1).
    TwoBalls "two-balls" { cell: String }
    /// A side has more balls than there are (P2, P15).
    TooManyBalls "too-many-balls" { side: SideName, balls: u32, most: u32 }

    // Texts of positions of the equator game.
    /// A position has six parts.
    PositionParts "position-parts" { found: u32 }
    /// A board has five rows.
    BoardRows "board-rows" { found: u32 }
    /// A row has another number of places (E1, E2).
    RowLength "row-length" { row: u32, expected: u32, found: u32 }
    /// Something that cannot stand there (E1).
    NoSuchPawn "no-such-pawn" { row: u32, place: String, found: String }
    /// A part cannot be read.
    Unreadable "unreadable" { part: PositionPart, found: String }
    /// There is no such battle, or no such turn in it (E6).
    NoSuchMoment "no-such-moment" { battle: u32, played: u32 }
    /// A side has another number of pawns then (E5, E6).
    PawnCount "pawn-count" { side: SideName, expected: u32, found: u32 }
    /// The setups do not reflect each other (E5, `mirror`).
    NotMirrored "not-mirrored" {}
    /// There cannot be any of it at that moment (E5, E10).
    NothingThen "nothing-then" { part: PositionPart, battle: u32, played: u32 }
    /// Two pawns of one size are on the equator (E8).
    EqualSizes "equal-sizes" { size: u32 }
    /// The point just played cannot have been it (E7).
    NotJustPlayed "not-just-played" { point: String }
    /// The point just played is missing (E7).
    JustPlayedMissing "just-played-missing" {}
    /// No turns leave these pawns on the equator (E8).
    ImpossibleEquator "impossible-equator" { played: u32 }
    /// The pawns do not make twenty (E10).
    PawnTotal "pawn-total" { board: u32, pile: u32, points: u32 }
    /// So many pawns cannot be set aside (E8).
    ImpossiblePile "impossible-pile" { pile: u32 }
    /// These points cannot have been taken (E10).
    ImpossiblePoints "impossible-points" { blue: u32, red: u32, battles: u32 }
    /// A side has three or more pawns of one size (E3).
    OnlyTwoOfSize "only-two-of-size" { side: SideName, size: u32 }
    /// The points of a finished game have another sum (E12).
    FinalPoints "final-points" { expected: u32, found: u32 }

    // Rule strings.
    /// There are no such rules.
    UnknownRules "unknown-rules" { text: String, nearest: String }
    /// What knows no take-backs can oblige to none (P6).
    NothingToOblige "nothing-to-oblige" { text: String }
    /// Options have an order.
    OptionOrder "option-order" { text: String, order: String }
    /// An option says what the rule set says anyway.
    SameAsPreset "same-as-preset" { text: String }
    /// A handicap is two numbers (P15).
    HandicapForm "handicap-form" { text: String }
    /// A side begins with 8 to 15 balls (P15).
    HandicapRange "handicap-range" { text: String }
    /// 15-15 is not written (P15).
    HandicapFull "handicap-full" { text: String }

    // Texts of records.
    /// Something is wrong at this place of a record.
    InRecord "in-record" {
        line: u32,
        column: u32,
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        why: Box<Reason>
    }
    /// A tag is not of the form `[Name "value"]`.
    TagForm "tag-form" { expected: TagPartName }
    /// A tag has a name that is none.
    TagName "tag-name" { text: String }
    /// A tag is given twice.
    TagTwice "tag-twice" { tag: String }
    /// A tag stands among the turns.
    LateTag "late-tag" {}
    /// A comment is never closed.
    OpenComment "open-comment" {}
    /// Something cannot stand where it stands.
    Stray "stray" { letter: String }
    /// The number before a turn is not its number.
    TurnNumber "turn-number" { found: String, expected: u32 }
    /// A word can be a turn of no game.
    NoTurnAtAll "no-turn-at-all" { text: String }
    /// There is no result at the end.
    NoResult "no-result" {}
    /// There is no game.
    NoGame "no-game" {}
    /// There are more games than one.
    SecondGame "second-game" {}

    // Records that are no games.
    /// A tag is missing.
    TagMissing "tag-missing" { tag: String }
    /// The value of a tag cannot be.
    InTag "in-tag" {
        tag: String,
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        why: Box<Reason>
    }
    /// It is a record of another game.
    OtherGame "other-game" { found: String }
    /// The text says not when a repetition makes a draw (P12).
    NotARepetition "not-a-repetition" { text: String }
    /// A turn cannot be played.
    InTurn "in-turn" {
        number: u32,
        turn: String,
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        why: Box<Reason>
    }
    /// A draw without an agreement.
    NobodyAgreed "nobody-agreed" { result: RecordedResultName }
    /// A win without a reason; these there are.
    NobodyGaveUp "nobody-gave-up" { result: RecordedResultName, reasons: Vec<EndedBy> }
    /// The turns lead to another result.
    OtherResult "other-result" { result: RecordedResultName, expected: RecordedResultName }
    /// The game ended for another reason.
    OtherEnding "other-ending" { found: String, ended: EndedBy }
    /// The game has not ended.
    NotEnded "not-ended" { found: String }

    // Files.
    /// Something is wrong with this file.
    InFile "in-file" {
        file: String,
        #[cfg_attr(feature = "openapi", schema(no_recursion))]
        why: Box<Reason>
    }
    /// There is no such file.
    NoSuchFile "no-such-file" {}
    /// It may not be read or written.
    FileForbidden "file-forbidden" {}
    /// It is a directory.
    IsDirectory "is-directory" {}
    /// It is not text.
    NotText "not-text" {}
    /// It is larger than any record.
    FileTooLarge "file-too-large" {}
    /// There is such a file already.
    FileExists "file-exists" {}
    /// It has no name.
    NoFileName "no-file-name" {}
    /// The system says what is wrong, in its own words.
    FileTrouble "file-trouble" { error: String }
}

/// A part of a tag, `[Name "value"]`, of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TagPartName {
    /// The value in quotes.
    Value,
    /// What may follow a backslash.
    Escape,
    /// The quote after the value.
    Quote,
    /// The bracket at the end.
    Bracket,
}

/// A part of the text of a position of the equator game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PositionPart {
    /// Who leads.
    Leader,
    /// The battle and the turns taken in it.
    Turns,
    /// The point just played.
    Last,
    /// The pawns set aside.
    Pile,
    /// The points taken.
    Points,
    /// The pawns on the equator.
    Equator,
}

/// What stands at some place of a text: a character, or `end` after the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String))]
#[serde(transparent)]
pub struct Found(pub(crate) String);

impl From<Option<char>> for Found {
    fn from(found: Option<char>) -> Found {
        Found(found.map_or_else(|| "end".to_owned(), String::from))
    }
}
