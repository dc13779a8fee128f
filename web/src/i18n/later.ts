// Texts of pages that are not the first: the rules in full, puzzles, settings,
// offline use, tournaments, the explorer, one's own games and account, talk, watching others, games of days. Which files there are
// is a kilobyte that a game does not have to wait for.

type Files = Record<string, () => Promise<string>>;

export const LATER = {
  coach: import.meta.glob<string>("../../../locales/*/coach.ftl", { query: "?raw", import: "default" }) as Files,
  judging: import.meta.glob<string>("../../../locales/*/judging.ftl", { query: "?raw", import: "default" }) as Files,
  rulebook: import.meta.glob<string>("../../../locales/*/rulebook.ftl", { query: "?raw", import: "default" }) as Files,
  puzzles: import.meta.glob<string>("../../../locales/*/{puzzle-pages,themes}.ftl", { query: "?raw", import: "default" }) as Files,
  settings: import.meta.glob<string>("../../../locales/*/settings.ftl", { query: "?raw", import: "default" }) as Files,
  offline: import.meta.glob<string>("../../../locales/*/offline.ftl", { query: "?raw", import: "default" }) as Files,
  widget: import.meta.glob<string>("../../../locales/*/widget.ftl", { query: "?raw", import: "default" }) as Files,
  club: import.meta.glob<string>("../../../locales/*/club.ftl", { query: "?raw", import: "default" }) as Files,
  correspondence: import.meta.glob<string>("../../../locales/*/correspondence.ftl", { query: "?raw", import: "default" }) as Files,
  talk: import.meta.glob<string>("../../../locales/*/talk.ftl", { query: "?raw", import: "default" }) as Files,
  watching: import.meta.glob<string>("../../../locales/*/watching.ftl", { query: "?raw", import: "default" }) as Files,
  explorer: import.meta.glob<string>("../../../locales/*/explorer.ftl", { query: "?raw", import: "default" }) as Files,
  tournaments: import.meta.glob<string>("../../../locales/*/tournament-pages.ftl", { query: "?raw", import: "default" }) as Files,
};
