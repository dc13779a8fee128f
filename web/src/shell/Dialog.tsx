// A dialog over the page. The browser keeps the focus inside and gives it back.

import { onMount, type JSX } from "solid-js";
import { t } from "../i18n";
import { Icon } from "./Icon";

interface DialogProps {
  title: string;
  /** A sheet holds something to read; a question is short. */
  kind: "sheet" | "question";
  onClose: () => void;
  children: JSX.Element;
}

export function Dialog(props: DialogProps): JSX.Element {
  let dialog!: HTMLDialogElement;
  let title!: HTMLHeadingElement;
  onMount(() => {
    dialog.showModal();
    title.focus();
  });
  return (
    <dialog
      ref={dialog} class={`dialog ${props.kind}`} aria-labelledby="dialog-title" onClose={props.onClose}
      onClick={(event) => { if (event.target === dialog) dialog.close(); }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class="row nowrap spread">
          <h2 id="dialog-title" tabindex="-1" ref={title}>{props.title}</h2>
          <button type="button" class="button square quiet" aria-label={t("close")} onClick={() => dialog.close()}><Icon name="close" /></button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
