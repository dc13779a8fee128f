// In and out: positions and records as text, and the link that holds it all.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { ApiError, api } from "../net/api";
import { errorText, gameOf } from "../game/words";
import { copyText } from "../shell/copy";
import { link, shareLink } from "../shell/router";
import { writeLine, type Line } from "./place";

interface ExchangeProps {
  line: Line;
  position: string;
  onOpen: (line: Line) => void;
}

export default function Exchange(props: ExchangeProps): JSX.Element {
  const [text, setText] = createSignal("");
  const [failure, setFailure] = createSignal<unknown>();
  const [copied, setCopied] = createSignal<string>();
  const address = () => shareLink(`/analysis?${writeLine(props.line)}`);
  const copy = async (what: string, value: string) => {
    await copyText(value);
    setCopied(what);
  };

  // One box takes either: a position is one line that the server can read.
  const open = async () => {
    setFailure(undefined);
    const given = text().trim();
    try {
      if (!given.includes("\n") && given.includes("/")) {
        const rules = /[A-Ea-e]/.test(given.split(" ")[0]!.replaceAll("D", "").replaceAll("L", "")) ? equatorOr(props.line.rules) : pyramidOr(props.line.rules);
        await api.position({ rules, position: given });
        return props.onOpen({ rules, position: given, turns: [], at: 0 });
      }
      const { games } = await api.readRecord(text());
      const game = games[0];
      if (!game) return setFailure(new ApiError("bad_record", ""));
      const turns = game.turns.map(({ turn }) => turn);
      props.onOpen({ rules: game.rules, position: game.position, turns, at: turns.length });
    } catch (refusal) {
      setFailure(refusal);
    }
  };

  const Out = (out: { name: "link" | "position" | "turns"; value: string }) => (
    <label class="field">
      <span>{t(`export-${out.name}`)}</span>
      <span class="row nowrap">
        <input class="input mono" readonly value={out.value} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button" onClick={() => void copy(out.name, out.value)}>{copied() === out.name ? t("copied") : t("copy")}</button>
      </span>
    </label>
  );

  return (
    <section class="stack">
      <Out name="link" value={address()} />
      <Out name="position" value={props.position} />
      <Show when={props.line.turns.length > 0}><Out name="turns" value={props.line.turns.join(" ")} /></Show>
      <p><a class="button" href={link(`/embed?${writeLine(props.line)}`)}>{t("embed-link")}</a></p>
      <hr />
      <label class="field">
        <span>{t("import-text")}</span>
        <textarea class="input" value={text()} onInput={(event) => setText(event.currentTarget.value)} spellcheck={false} />
      </label>
      <label class="button file">
        <input type="file" class="visually-hidden" accept="text/plain,.txt,.pylos" onChange={async (event) => setText((await event.currentTarget.files?.[0]?.text()) ?? "")} />
        {t("import-file")}
      </label>
      <Show when={failure()}><p class="notice warning" role="alert">{errorText(failure())}</p></Show>
      <button type="button" class="button primary" disabled={text().trim() === ""} onClick={() => void open()}>{t("import-open")}</button>
    </section>
  );
}

const pyramidOr = (rules: string) => (gameOf(rules) === "pyramid" ? rules : "standard");
const equatorOr = (rules: string) => (gameOf(rules) === "equator" ? rules : "carpentier");
