// One's account: everything that can be done with it, in one place.

import { For, Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { notices } from "../net/notices";
import { people } from "../net/people";
import { createLoader, createLoaded } from "../net/loader";
import { Account } from "../shell/Account";
import { link } from "../shell/router";
import { forgetHome } from "../home/lists";
import "../style/club.css";
import { dayText } from "./days";
import { MailAddress } from "./MailAddress";
import { Notifications } from "./Notifications";
import { Field, Step } from "./Step";
import { Vacation } from "./Vacation";

export default function AccountPage(): JSX.Element {
  const me = createLoaded(people.me);
  const name = () => (me.value()?.kind === "guest" ? undefined : me.value()?.name);
  // Only accounts have an address.
  const mail = createLoader(name, notices.mail);
  const changed = () => {
    // Nothing of whoever was here before is shown to whoever comes next.
    forgetHome();
    me.reload();
  };
  return (
    <div class="page narrow">
      <h1>{t("account")}</h1>
      <Account me={me.value()} onChange={changed} />
      <Show when={name()}>
        {(known) => (
          <>
            <p class="row">
              <a class="button" href={link(`/player/${encodeURIComponent(known())}`)}>{t("your-profile")}</a>
              <a class="button" href={link("/games")}>{t("all-your-games")}</a>
            </p>
            <Name onChange={changed} />
            <Password />
            <Recovery />
            <MailAddress mail={mail} />
            <Vacation />
            <Sessions name={known()} />
          </>
        )}
      </Show>
      <Show when={me.value()}>
        {(player) => <Notifications guest={player().kind === "guest"} mail={mail.value()?.mail} />}
      </Show>
      <Show when={me.value()}><Export /></Show>
      <Show when={name()}>
        <Step title={t("delete-account")} text={t("delete-account-text")} button={t("delete-account")} danger password={t("your-password")} act={(password) => people.remove(password).then(changed)} />
      </Show>
    </div>
  );
}

function Name(props: { onChange: () => void }): JSX.Element {
  const [name, setName] = createSignal("");
  const change = async (password: string) => {
    const { player } = await people.rename(name(), password);
    props.onChange();
    return t("change-name-done", { name: player.name ?? "" });
  };
  return (
    <Step title={t("change-name")} button={t("change-name")} password={t("your-password")} act={change}>
      <Field label={t("change-name-new")} value={name()} onInput={setName} autocomplete="username" />
    </Step>
  );
}

function Password(): JSX.Element {
  const [next, setNext] = createSignal("");
  const change = async (old: string) => {
    await people.changePassword(old, next());
    setNext("");
    return t("change-password-done");
  };
  return (
    <Step title={t("change-password")} button={t("change-password")} password={t("password-until-now")} act={change}>
      <Field label={t("password-new")} type="password" value={next()} onInput={setNext} autocomplete="new-password" />
    </Step>
  );
}

function Recovery(): JSX.Element {
  const renew = async (password: string) => {
    const { recovery } = await people.newRecovery(password);
    return <><p>{t("recovery-shown")}</p><p><strong class="mono">{recovery}</strong></p></>;
  };
  return <Step title={t("recovery-new")} text={t("recovery-new-text")} button={t("recovery-new")} password={t("your-password")} act={renew} />;
}

function Sessions(props: { name: string }): JSX.Element {
  const sessions = createLoader(() => props.name, people.sessions);
  const end = async () => {
    await people.endOtherSessions();
    sessions.reload();
  };
  return (
    <Step title={t("sessions")} button={t("sessions-end")} act={end}>
      <ul class="stack tight">
        <For each={sessions.value()}>
          {(session) => <li>{t("session-line", { since: dayText(session.created), used: dayText(session.used) })}<Show when={session.here}> <strong>{t("session-here")}</strong></Show></li>}
        </For>
      </ul>
    </Step>
  );
}

function Export(): JSX.Element {
  const save = async () => {
    const file = new Blob([JSON.stringify(await people.everything(), null, 1)], { type: "application/json" });
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = "pylos-account.json";
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  };
  return <Step title={t("export")} text={t("export-text")} button={t("export-download")} act={save} />;
}
