// What the pages of tournaments ask the server for.

import { call } from "../net/api";
import type { Tournament, TournamentAct, TournamentList, TournamentListName, TournamentPage, TournamentTokens, TournamentWish, TieBreaks, TournamentWord } from "../net/wire";

const at = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  list: (list: TournamentListName) => call<TournamentList>("GET", `/tournaments?list=${list}&limit=50`),
  create: (wish: TournamentWish) => call<TournamentPage>("POST", "/tournaments", wish),
  /** Nothing, if nothing has changed since. */
  show: (id: string, changed?: number) => call<TournamentPage | undefined>("GET", at(id) + (changed === undefined ? "" : `?changed=${changed}`)),
  enter: (id: string, name?: string, team?: string) => call<TournamentPage>("POST", `${at(id)}/entry`, { ...(name ? { name } : {}), ...(team ? { team } : {}) }),
  leave: (id: string) => call<TournamentPage>("DELETE", `${at(id)}/entry`),
  act: ({ id, revision }: Tournament, what: TournamentAct) => call<TournamentPage>("POST", `${at(id)}/acts`, { revision, what }),
  say: (id: string, word: TournamentWord) => call<TournamentPage>("POST", `${at(id)}/words`, word),
  tokens: (id: string, round: number) => call<TournamentTokens>("GET", `${at(id)}/tokens?round=${round}`),
  tieBreaks: (id: string, player: number) => call<TieBreaks>("GET", `${at(id)}/players/${player}/tie-breaks`),
  file: (id: string, form: "tournament" | "trf") => call<string>("GET", `${at(id)}/file?form=${form}`),
};
