// The shapes that travel between the server and this client, from the
// server's OpenAPI description (`npm run types` renews it; a test compares).
// Here they only get short names, and words that the description gives as
// plain text get their few values.

import type { components } from "./openapi";

type Schemas = components["schemas"];

export type Side = "light" | "dark" | "blue" | "red";
export type Decides = "largest" | "middle" | "smallest" | "only" | "leader";
/** How a game ends: by its rules, by its players, by the clock, or not at all. */
export type EndedBy =
  | "apex" | "empty-reserve" | "no-raise" | "points" | "resignation" | "time" | "abandonment" | "repetition" | "agreement" | "aborted";

/** What a field of this name holds, wherever it occurs. */
interface Words {
  side: Side;
  sides: Side[];
  you: Side[];
  owner: "blue" | "red";
  winner: Side;
  leader: Side;
  running: Side;
  draw: Side;
  rematch: Side;
  decides: Decides;
  phase: "waiting" | "playing" | "finished";
  free: "friend" | "anyone";
  by: EndedBy;
}

/** A shape with those words; a field that does not apply is absent, never null. */
type Spoken<T> = T extends readonly (infer E)[]
  ? Spoken<E>[]
  : T extends object
    ? { [K in keyof T]: K extends keyof Words ? Words[K] : Spoken<NonNullable<T[K]>> }
    : T;

type With<T, Changes> = Omit<T, keyof Changes> & Changes;

export type GameKind = Schemas["Kind"];
export type Step = Spoken<Schemas["Step"]>;
export type Pawn = Spoken<Schemas["Pawn"]>;
export type SetAside = Spoken<Schemas["StandingPawn"]>;
export type LegalTurn = Spoken<Schemas["LegalTurn"]>;
export type LastTurn = Spoken<Schemas["LastTurn"]>;
export type Result = Spoken<Schemas["ResultShown"]>;
export type BattleReport = Spoken<Schemas["Battle"]>;

export type PyramidView = With<Spoken<Schemas["PyramidView"]>, { game: "pyramid"; turn: Side }>;
export type EquatorView = With<Spoken<Schemas["EquatorView"]>, { game: "equator"; turn: Side }>;
export type View = PyramidView | EquatorView;

export type Player = With<Spoken<Schemas["Player"]>, { ratings?: Partial<Record<GameKind, Schemas["RatingShown"]>> }>;
export type Seat = With<Spoken<Schemas["Seat"]>, { player?: Player }>;
export type PlayedTurn = Spoken<Schemas["PlayedTurn"]>;
export type ClockControl = Schemas["ClockSetting"];
export type Offer = Schemas["What"];
export type State = With<
  Spoken<Schemas["State"]>,
  { type: "state"; position: View; seats: Seat[]; offers: { draw?: Side; takeback?: { by: Side; to: number }; rematch?: Side } }
>;

/** An action without the moment that it is about, which the client adds. */
type Momentless<A> = A extends object ? Omit<A, "ply" | "takebacks"> : never;
export type Action = Momentless<Schemas["Action"]>;
/** Why something was refused: the server's codes, and that it was not reached. */
export type RefusalCode = Schemas["Code"] | "offline";
export type Refusal = { code: RefusalCode; message: string; clause?: string };

export type NewGame = Partial<Schemas["NewGame"]> & Pick<Schemas["NewGame"], "rules" | "seats">;
export type Summary = With<Spoken<Schemas["Summary"]>, { seats: Seat[] }>;
export type Catalog = Spoken<Schemas["Catalog"]>;

export type Value = Schemas["Worth"];
export type Evaluation = Spoken<Schemas["Evaluation"]>;
export type Mark = Schemas["Mark"];
export type Review = With<Spoken<Schemas["Review"]>, { sides: Spoken<Schemas["ReviewedSide"]>[] }>;
export type RecordGame = Spoken<Schemas["RecordGame"]>;
export type Tablebase = Spoken<Schemas["TablebaseState"]>;
