// A node of the tree as files: its picture, its drawing and its record.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { errorText } from "../game/words";
import { writeLine, type Line } from "../analysis/place";
import { Figure } from "../pyramid/Figure";
import { link } from "../shell/router";
import { drawingOf, pictureOf } from "./drawn";
import { fileName, save } from "./files";

export default function TakeAlong(props: { line: Line; position: string; record: string | undefined }): JSX.Element {
  let figure!: HTMLDivElement;
  const [failure, setFailure] = createSignal<unknown>();
  const name = (ending: string) => `${fileName(props.line)}.${ending}`;
  const drawing = () => drawingOf(figure.querySelector("svg")!, props.position);
  const trying = (work: () => void | Promise<void>) => async () => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
  };
  const savePicture = async () => {
    const painted = document.querySelector<HTMLCanvasElement>(".explore .board-fit.painted > .picture");
    save(await pictureOf(painted, drawing(), getComputedStyle(figure).color), name("png"));
  };
  return (
    <section class="take-along" aria-label={t("explore-take")}>
      <div class="row">
        <button type="button" class="button" onClick={trying(savePicture)}>{t("explore-picture")}</button>
        <button type="button" class="button" onClick={trying(() => save(new Blob([drawing()], { type: "image/svg+xml" }), name("svg")))}>{t("explore-drawing")}</button>
        <button type="button" class="button" disabled={props.record === undefined} onClick={trying(() => save(new Blob([props.record ?? ""], { type: "text/plain;charset=utf-8" }), name("txt")))}>{t("download-record")}</button>
        <a class="button" href={link(`/analysis?${writeLine(props.line)}`)}>{t("analysis")}</a>
      </div>
      <Show when={failure()}><p class="notice warning" role="alert">{errorText(failure())}</p></Show>
      {/* Never seen: what files are drawn from. */}
      <div class="take-along-figure" aria-hidden="true" ref={figure}><Figure position={props.position} /></div>
    </section>
  );
}
