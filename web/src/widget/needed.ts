// Which texts go into which of the two scripts: those of the element's own
// sentences, and those of sentences that it has in common with the app. A test
// tells every sentence in every language, so that none is missing here.

/** What a position takes, and what is said when nothing can be shown. */
export const NEEDED: readonly RegExp[] = [
  /^widget-(everything|nothing|no-position|unreachable|no-reader|unknown)$/,
  /^(game|side|ball|hemisphere)-\w+$/,
  /^(board|equator|loading|level-number|in-reserve|pawn|score-of|cell-empty|point-empty|error-too_large)$/,
];

/** What a record takes besides, and why one cannot be read: with the program that reads records. */
export const RECORD_NEEDED: readonly RegExp[] = [
  /^widget-(players|at|play|pause|no-game)$/,
  /^(said|won|draw|battle|decides|rules|option)-/,
  /^(record|result-aborted|handicap-name|pawn-short|error-bad_record)$/,
  /^go-(first|back|forward|last)$/,
  /^why-/,
];
