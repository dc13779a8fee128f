// The shapes that travel between the server and this client, from the
// server's OpenAPI description (`npm run types` renews it; a test compares).
// Here they only get short names: every closed set of words is described
// there.

import type { components } from "./openapi";

type Schemas = components["schemas"];

/** A shape in which a field that does not apply is absent, never null. */
type Present<T> = T extends readonly (infer E)[] ? Present<E>[] : T extends object ? { [K in keyof T]: Present<NonNullable<T[K]>> } : T;

/** A shape of the description. */
type Shape<Name extends keyof Schemas> = Present<Schemas[Name]>;

export type Side = Schemas["Side"];
export type Decides = Schemas["Decides"];
/** How a game ends: by its rules, by its players, by the clock, or not at all. */
export type EndedBy = Schemas["EndedBy"];
export type Phase = Schemas["Phase"];
export type Clause = Schemas["Clause"];

export type GameKind = Schemas["Kind"];
export type Step = Shape<"Step">;
export type Pawn = Shape<"Pawn">;
export type SetAside = Shape<"StandingPawn">;
export type LegalTurn = Shape<"LegalTurn">;
export type LastTurn = Shape<"LastTurn">;
export type Result = Shape<"ResultShown">;
export type BattleReport = Shape<"Battle">;

export type View = Shape<"View">;
export type PyramidView = Extract<View, { game: "pyramid" }>;
export type EquatorView = Extract<View, { game: "equator" }>;

export type Player = Shape<"Player">;
export type Seat = Shape<"Seat">;
/** What a player can say. */
export type Phrase = Schemas["Phrase"];
export type PlayedTurn = Shape<"PlayedTurn">;
export type ClockControl = Schemas["ClockSetting"];
export type Offer = Schemas["What"];
export type State = Shape<"State">;
/** What the server says beside states. */
export type Told = Shape<"Told">;

/** An action without the moment that it is about, which the client adds. */
type Momentless<A> = A extends object ? Omit<A, "ply" | "undos"> : never;
export type Action = Momentless<Schemas["Action"]>;
/** Why something was refused: the server's codes, and that it was not reached. */
export type RefusalCode = Schemas["Code"] | "offline" | "no_server" | "storage_full" | "storage_refused" | "damaged_game";
/** Why the rules refuse something: told by the text `why-` and its kind. */
export type Reason = Shape<"Reason">;
export type Refusal = Omit<Shape<"ApiError">, "code"> & { code: RefusalCode };

/** A click that means nothing, after those that begin a turn. */
export type Click = Schemas["WhyQuery"];

export type NewGame = Partial<Schemas["NewGame"]> & Pick<Schemas["NewGame"], "rules" | "seats">;
/** A finished game that was played elsewhere. */
export type GameImport = Schemas["GameImport"];
export type Summary = Shape<"Summary">;
/** The address that letters go to. */
export type MailShown = Shape<"MailShown">;
/** One's conditional turns. */
export type PlanShown = Shape<"PlanShown">;
/** One's vacation, and what is left of this year's days. */
export type VacationShown = Shape<"VacationShown">;
/** How one is told that it is one's turn. */
export type Notifications = Shape<"Notifications">;
export type Reach = Shape<"Reach">;
export type Catalog = Shape<"Catalog">;

/** Why a turn is good or bad: told by the text `because-` and its kind. */
export type Because = Shape<"Because">;
/** A reason with the line that shows it, from the position before the turn. */
export type Explanation = Shape<"Explanation">;
/** A position of the tree, and one of its turns. */
export type Explored = Shape<"Explored">;
export type ExploredTurn = Explored["turns"][number];
/** What a review comes to. */
export type Lesson = Shape<"Lesson">;
export type Value = Schemas["Worth"];
export type Evaluation = Shape<"Evaluation">;
export type ThumbAnswer = Shape<"ThumbAnswer">;
export type ThumbCount = Shape<"ThumbCount">;
export type ThumbTerm = Shape<"ThumbTerm">;
export type Mark = Schemas["Mark"];
export type Review = Shape<"Review">;
export type ReviewedTurn = Review["turns"][number];
export type RecordGame = Shape<"RecordGame">;

export type Puzzle = Shape<"PuzzleShown">;
export type PuzzleCatalog = Shape<"PuzzleCatalog">;
export type PuzzleAct = Schemas["PuzzleAct"];
export type Attempt = Shape<"AttemptShown">;
export type ActName = Schemas["ActName"];
export type Theme = Schemas["ThemeName"];
export type PuzzleGoal = Schemas["GoalName"];
export type SolverRating = Schemas["SolverRating"];
export type Solver = Shape<"SolverShown">;
/** How fast a game is played: each pace is rated apart. */
export type Pace = Schemas["Pace"];
/** What there is to watch. */
export type WatchPage = Shape<"WatchPage">;
export type Profile = Shape<"Profile">;
export type SessionShown = Schemas["SessionShown"];
/** What a report is about. */
export type ReportReason = Schemas["ReportReason"];
export type NewReport = Schemas["NewReport"];
export type Tablebase = Shape<"TablebaseState">;

export type TournamentPage = Shape<"TournamentPage">;
export type Tournament = TournamentPage["tournament"];
export type TournamentYou = TournamentPage["you"];
export type TournamentRound = Tournament["rounds"][number];
export type TournamentBoard = TournamentRound["boards"][number];
export type TournamentSummary = Shape<"TournamentSummary">;
export type TournamentList = Shape<"TournamentList">;
export type TournamentListName = "entry" | "running" | "over" | "mine";
export type TournamentWish = Schemas["NewTournament"];
export type TournamentAct = Schemas["TournamentAct"];
export type TournamentWord = Schemas["TournamentWord"];
export type TournamentTokens = Shape<"TournamentTokens">;
export type TournamentProblem = Shape<"TournamentProblem">;
export type TournamentFormat = Schemas["FormatName"];
export type TournamentBallot = NonNullable<TournamentBoard["ballots"]>[number];
export type TournamentOpenings = Schemas["OpeningsName"];
export type TournamentTieBreak = Schemas["TieBreakName"];
export type TournamentScoring = Schemas["ScoringName"];
export type TieBreak = Schemas["TieBreakName"];
export type TieBreaks = Shape<"TieBreaksExplained">;
