// One thing that can be done with an account: folded until it is wanted, then
// a short form that says what came of it.

import { Show, createSignal, type JSX } from "solid-js";
import { errorText } from "../game/words";

interface StepProps {
  title: string;
  text?: string;
  button: string;
  danger?: boolean;
  /** Unfolded at first. */
  open?: boolean;
  /** Fields before the password. */
  children?: JSX.Element;
  /** What the password's field is called; without a name there is none. */
  password?: string;
  /** Does it; what it answers is shown. */
  act: (password: string) => Promise<JSX.Element | void>;
}

export function Step(props: StepProps): JSX.Element {
  const [said, setSaid] = createSignal<JSX.Element>();
  const [error, setError] = createSignal<string>();
  const [password, setPassword] = createSignal("");
  const [busy, setBusy] = createSignal(false);
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    setSaid(undefined);
    try {
      const answer = await props.act(password());
      setSaid(() => answer ?? undefined);
      setPassword("");
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  };
  return (
    <details class="card step" open={props.open}>
      <summary><h2>{props.title}</h2></summary>
      <form class="stack" onSubmit={(event) => { event.preventDefault(); void submit(); }}>
        <Show when={props.text}><p class="muted">{props.text}</p></Show>
        {props.children}
        <Show when={props.password}>
          {(label) => (
            <label class="field">
              <span>{label()}</span>
              <input class="input" type="password" autocomplete="current-password" required value={password()} onInput={(event) => setPassword(event.currentTarget.value)} />
            </label>
          )}
        </Show>
        <p><button class="button" classList={{ danger: props.danger === true }} disabled={busy()}>{props.button}</button></p>
        <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
        <div role="status"><Show when={said()}><div class="notice">{said()}</div></Show></div>
      </form>
    </details>
  );
}

/** A field of text in such a form. */
export function Field(props: { label: string; value: string; onInput: (text: string) => void; type?: "text" | "password" | "email" | "number"; autocomplete?: string; min?: number; max?: number }): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        class="input" type={props.type ?? "text"} autocomplete={props.autocomplete ?? "off"} minlength={props.type === "password" ? 8 : undefined} min={props.min} max={props.max} required
        value={props.value} onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </label>
  );
}

