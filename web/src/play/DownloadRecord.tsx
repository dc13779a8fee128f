// The record of a game as a file, whoever keeps the game.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import { errorText } from "../game/words";

export function DownloadRecord(props: { game: string }): JSX.Element {
  const [failure, setFailure] = createSignal<unknown>();
  const download = async () => {
    setFailure(undefined);
    try {
      const file = new Blob([await api.record(props.game)], { type: "text/plain;charset=utf-8" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = `pylos-${props.game}.txt`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (refusal) {
      setFailure(refusal);
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void download()}>{t("download-record")}</button>
      <Show when={failure()}><p class="notice warning" role="alert">{errorText(failure())}</p></Show>
    </>
  );
}
