// Signing in and out, registering, and the way back in without a password.

import { For, Match, Show, Switch, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { api } from "../net/api";
import type { Player } from "../net/wire";
import { errorText } from "../game/words";
import { MailedCode } from "../club/MailedCode";

export function Account(props: { me: Player | undefined; onChange: () => void }): JSX.Element {
  const me = () => props.me;
  const [error, setError] = createSignal<string>();
  // Shown once: the server has only its fingerprint.
  const [code, setCode] = createSignal<string>();
  const attempt = async (what: () => Promise<{ recovery?: string } | void>) => {
    setError(undefined);
    try {
      setCode((await what())?.recovery);
      props.onChange();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <section class="card stack">
      <h2>{t("account")}</h2>
      <Show when={code()}>
        {(shown) => (
          <div class="notice stack tight" role="status">
            <p>{t("recovery-shown")}</p>
            <p><strong class="mono">{shown()}</strong></p>
            <p><button type="button" class="button" onClick={() => setCode(undefined)}>{t("recovery-noted")}</button></p>
          </div>
        )}
      </Show>
      <Show when={me() && me()!.kind !== "guest"} fallback={<SignIn attempt={attempt} />}>
        <p class="row spread">
          <strong>{me()!.name}</strong>
          <button type="button" class="button" onClick={() => void attempt(() => api.signOut())}>{t("sign-out")}</button>
        </p>
        <For each={["pyramid", "equator"] as const}>
          {(game) => (
            <Show when={me()!.ratings?.[game]}>
              {(rating) => <p class="muted">{t(`game-${game}`)} · {t("rating", { rating: Math.round(rating().rating), games: rating().games })}</p>}
            </Show>
          )}
        </For>
      </Show>
      <Show when={error()}><p class="notice warning" role="alert">{error()}</p></Show>
    </section>
  );
}

/** What somebody who is not signed in wants. */
type Wish = "sign-in" | "register" | "recover";

/**
 * One form at a time: a password manager fills a known password into one and
 * offers a new one in the others.
 */
function SignIn(props: { attempt: (what: () => Promise<{ recovery?: string } | void>) => Promise<void> }): JSX.Element {
  const [wish, setWish] = createSignal<Wish>("sign-in");
  const [name, setName] = createSignal("");
  const [password, setPassword] = createSignal("");
  const [recovery, setRecovery] = createSignal("");
  const submit = () => props.attempt(async () => {
    switch (wish()) {
      case "sign-in":
        await api.signIn(name(), password());
        return;
      case "register":
        return api.register(name(), password());
      case "recover":
        return api.recover(name(), recovery(), password());
    }
  });
  const Other = (other: { wish: Wish; text: string }) => <button type="button" class="button quiet" onClick={() => setWish(other.wish)}>{other.text}</button>;
  const typed = (event: { currentTarget: HTMLInputElement }) => setPassword(event.currentTarget.value);
  return (
    <form class="stack" onSubmit={(event) => { event.preventDefault(); void submit(); }}>
      <p class="muted">{t("account-text")}</p>
      <label class="field"><span>{t("name")}</span><input class="input" autocomplete="username" required value={name()} onInput={(event) => setName(event.currentTarget.value)} /></label>
      <Show when={wish() === "recover"}>
        <label class="field"><span>{t("recovery-code")}</span><input class="input mono" autocomplete="off" spellcheck={false} required value={recovery()} onInput={(event) => setRecovery(event.currentTarget.value)} /></label>
      </Show>
      <label class="field">
        <span>{t(wish() === "recover" ? "recovery-password" : "password")}</span>
        <Show
          when={wish() === "sign-in"}
          fallback={<input class="input" type="password" autocomplete="new-password" minlength="8" required value={password()} onInput={typed} />}
        >
          <input class="input" type="password" autocomplete="current-password" required value={password()} onInput={typed} />
        </Show>
      </label>
      <div class="row">
        <Switch>
          <Match when={wish() === "sign-in"}>
            <button class="button">{t("sign-in")}</button>
            <Other wish="register" text={t("account-none")} />
            <Other wish="recover" text={t("account-lost")} />
          </Match>
          <Match when={wish() === "register"}>
            <button class="button">{t("register")}</button>
            <Other wish="sign-in" text={t("account-known")} />
          </Match>
          <Match when={wish() === "recover"}>
            <button class="button">{t("recovery-set")}</button>
            <MailedCode name={name()} />
            <Other wish="sign-in" text={t("account-known")} />
          </Match>
        </Switch>
      </div>
    </form>
  );
}
