// Exact values from a table in a file: opened for this visit, or kept on this
// device.

import { Match, Show, Switch, createSignal, type JSX } from "solid-js";
import { isLoaded, t, withTexts, type MessageId } from "../i18n";
import { part } from "../offline/part";
import { createLoader } from "../net/loader";
import { Progress } from "../shell/Progress";
import { link } from "../shell/router";
import { writeLine, type Line } from "./place";

type Trouble = ReturnType<typeof import("../device/tables").tableTrouble>;

const TROUBLES = {
  no_ranges: "table-no_ranges", compressed: "table-compressed", changed: "table-changed", cut_short: "table-cut_short",
  unreachable: "table-unreachable", damaged: "table-damaged",
} as const satisfies Record<NonNullable<Trouble>, MessageId>;

const tables = () => part(() => import("../device/tables"));

interface TableFileProps {
  rules: string;
  onChange: () => void;
  /** What is being analysed: the explorer shows it, too. */
  line?: Line;
}

export default function TableFile(props: TableFileProps): JSX.Element {
  const there = createLoader(() => props.rules, async (rules) => {
    const { hasFile, tableTrouble } = await tables();
    return { file: await hasFile(rules), trouble: () => tableTrouble(rules) };
  });
  const [keeping, setKeeping] = createSignal<number>();
  const [full, setFull] = createSignal(false);
  // The name of the way to the explorer comes with its texts, if it can.
  if (props.line) withTexts("explorer").catch(() => undefined);
  const changed = () => {
    there.reload();
    props.onChange();
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    (await tables()).openFile(props.rules, file);
    changed();
  };
  const keep = async () => {
    setKeeping(0);
    setFull(false);
    try {
      await (await tables()).keepFile(props.rules, setKeeping);
    } catch {
      setFull(true);
    }
    setKeeping(undefined);
    changed();
  };
  const forget = async () => {
    await (await tables()).forgetFile(props.rules);
    changed();
  };

  return (
    <section class="notice stack">
      <Show when={there.value()?.trouble()}>{(trouble) => <p role="alert">{t(TROUBLES[trouble()])}</p>}</Show>
      <Switch>
        <Match when={keeping() !== undefined}>
          <p role="status">{t("table-keeping")}</p>
          <Progress done={keeping() ?? 0} label={t("table-keeping")} />
        </Match>
        <Match when={there.value()?.file}>
          {(file) => (
            <div class="row">
              <Show when={file() === "opened"}><button type="button" class="button" onClick={() => void keep()}>{t("table-keep")}</button></Show>
              <button type="button" class="button" onClick={() => void forget()}>{t(file() === "kept" ? "table-forget" : "table-close")}</button>
            </div>
          )}
        </Match>
        <Match when={there.value()}>
          <label class="field">
            <span>{t("table-open", { file: `${props.rules}.pylostable` })}</span>
            <input class="input" type="file" accept=".pylostable,.pylos" onChange={(event) => void open(event.currentTarget.files?.[0])} />
          </label>
        </Match>
      </Switch>
      <Show when={isLoaded("explore-from-here") && props.line}>{(line) => <p><a href={link(`/explore?${writeLine(line())}`)}>{t("explore-from-here")}</a></p>}</Show>
      <Show when={full()}><p role="alert">{t("error-storage_full")}</p></Show>
    </section>
  );
}
