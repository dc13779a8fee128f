// The pages about tournaments, and the clock for the table. Their texts and
// their looks come with them.

import { Match, Switch, lazy, type JSX } from "solid-js";
import { withTexts } from "../i18n";
import { part } from "../offline/part";
import { PAGES } from "../shell/pages";
import "../style/tournaments.css";

const TournamentsPage = lazy(() => told(part(() => import("./TournamentsPage"))));
// Rules are chosen in the words of the form for a new game.
const NewTournament = lazy(() => told(withTexts("new-game").then(() => part(() => import("./NewTournament")))));
const TournamentPage = lazy(() => told(part(() => import("./TournamentPage"))));
const ClockPage = lazy(() => told(part(() => import("../clock/ClockPage"))));

async function told<T>(page: Promise<T>): Promise<T> {
  const [it] = await Promise.all([page, withTexts("tournaments")]);
  return it;
}

export default function Tournaments(props: { path: string }): JSX.Element {
  const which = () => PAGES.tournament.exec(props.path)?.[1] ?? "";
  return (
    <Switch fallback={<TournamentsPage />}>
      <Match when={PAGES.clock.test(props.path)}><ClockPage /></Match>
      <Match when={which() === "new"}><NewTournament /></Match>
      <Match when={which()} keyed>{(id) => <TournamentPage id={id} />}</Match>
    </Switch>
  );
}
