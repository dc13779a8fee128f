// The shapes that travel between the server and this client.

export type Side = "light" | "dark" | "blue" | "red";
export type GameKind = "pyramid" | "equator";

export interface Step {
  do: "lift" | "place" | "take_back" | "take" | "slide" | "pass";
  at?: string;
  size?: number;
  path?: string[];
}

export interface Pawn { owner: "blue" | "red"; size?: number }
export interface Completed { kind: "square" | "line"; cells: string[] }
export interface SetAside { point: string; pawn: Pawn }

export interface LegalTurn {
  turn: string;
  ways: Step[][];
  sets_aside?: SetAside;
  completes?: Completed[];
}

export interface Result {
  winner?: Side;
  by: string;
  text: string;
  score?: number[];
  rating_changes?: number[];
}

export interface PyramidLast { turn: string; side: Side; steps: Step[]; completed?: Completed[] }
export interface PyramidView {
  game: "pyramid";
  rules: string;
  text: string;
  turn: Side;
  cells: { cell: string; level: number; file: number; rank: number; ball?: Side; free?: boolean; raisable?: boolean; open?: boolean }[];
  reserve: number[];
  last?: PyramidLast;
  outcome?: Result;
}

export interface BattleReport {
  battle: number;
  leader: Side;
  winner: Side;
  left: number;
  decides: Decides;
  pawn?: Pawn;
  captured: number;
  set_aside: number;
}
export type Decides = "largest" | "middle" | "smallest" | "only" | "leader";

export interface EquatorView {
  game: "equator";
  rules: string;
  text: string;
  turn: Side;
  leader: Side;
  battle: number;
  played: number;
  points: { point: string; side?: Side; pawn?: Pawn }[];
  stock: number[][];
  pile: number;
  score: number[];
  singleton: boolean;
  deciding?: { left: number; decides: Decides; pawn: Pawn; point: string };
  battles: BattleReport[];
  last?: { turn: string; side: Side; steps: Step[]; set_aside?: SetAside; battle?: number };
  outcome?: Result;
}
export type View = PyramidView | EquatorView;

export interface Player {
  id?: string;
  name?: string;
  kind: "guest" | "account" | "engine";
  level?: number;
  ratings?: Partial<Record<GameKind, { rating: number; deviation: number; games: number }>>;
}
export interface Seat { side: Side; player?: Player; online?: boolean; free?: "friend" | "anyone" }
export interface PlayedTurn { ply: number; turn: string; side: Side; spent: number; at: number }
export type ClockControl =
  | { kind: "none" }
  | { kind: "per_move"; seconds: number }
  | { kind: "per_game"; seconds: number; increment: number };

export interface State {
  type: "state";
  game: string;
  kind: GameKind;
  rules: string;
  sides: Side[];
  revision: number;
  ply: number;
  takebacks: number;
  time: number;
  you: Side[];
  seats: Seat[];
  phase: "waiting" | "playing" | "finished";
  from: number;
  turns: PlayedTurn[];
  position: View;
  legal?: LegalTurn[];
  clock?: { control: ClockControl; remaining: number[]; running?: Side };
  arranging?: { side: Side; done: boolean; arrangement?: string }[];
  offers?: { draw?: Side; takeback?: { by: Side; to: number }; rematch?: Side };
  claim?: { from: number };
  result?: Result;
  series?: { id: string; length: { games?: number; target?: number }; number: number; score: number[]; over: boolean };
  next?: string;
  invite?: string;
  rated: boolean;
  visibility: "private" | "public";
  watchers?: number;
}

export type Offer = "draw" | "takeback" | "rematch";
export type Action =
  | { type: "turn"; turn: string }
  | { type: "arrange"; side: Side; arrangement: string }
  | { type: "offer"; what: Offer }
  | { type: "decline"; what: Offer }
  | { type: "resign"; side?: Side }
  | { type: "claim" }
  | { type: "abort" };

export interface Refusal { code: string; message: string; clause?: string }

export interface Summary {
  id: string;
  game: GameKind;
  rules: string;
  seats: Seat[];
  ply: number;
  clock: ClockControl;
  position: string;
  created: number;
  result?: Result;
}

export type Value =
  | { kind: "win" | "loss"; plies: number }
  | { kind: "draw" }
  | { kind: "estimate"; score: number }
  | { kind: "points"; points: number };

export interface Evaluation {
  source: "tablebase" | "engine" | "rules";
  exact: boolean;
  value: Value;
  depth?: number;
  turns: { turn: string; value: Value; position: string }[];
  line: string[];
}

export type Mark = "best" | "good" | "slower" | "mistake" | "blunder" | "only";
export interface Review {
  rules: string;
  source: string;
  exact: boolean;
  turns: { ply: number; side: Side; turn: string; before: Value; after: Value; mark: Mark; best: string[] }[];
  sides: { side: Side; mistakes: number; blunders: number; accuracy: number }[];
}

export interface RecordGame {
  rules: string;
  kind: GameKind;
  tags: [string, string][];
  position: string;
  turns: { ply: number; side: Side; turn: string; comment?: string; position: string }[];
  result?: Result;
}

export interface Tablebase {
  rules: string;
  status: "absent" | "building" | "ready" | "failed";
  bytes?: number;
  progress?: { done: number; stage?: string; seconds?: number; left?: number };
  message?: string;
}

export interface Catalog {
  games: { game: GameKind; sides: Side[]; default: string; rules: string[]; options?: string[][] }[];
  levels: { level: number; games: GameKind[] }[];
  builds: boolean;
}
