// The address that letters go to: given, confirmed by a code, forgotten.

import { Show, createSignal, type JSX } from "solid-js";
import { t } from "../i18n";
import { createLoaded, type Loader } from "../net/loader";
import { notices } from "../net/notices";
import type { MailShown } from "../net/wire";
import { Field, Step } from "./Step";

export function MailAddress(props: { mail: Loader<MailShown> }): JSX.Element {
  const ways = createLoaded(notices.waysBack);
  const mail = () => props.mail.value();
  const [address, setAddress] = createSignal("");
  const [code, setCode] = createSignal("");
  const send = async (password: string) => {
    const { pending } = await notices.setMail(address(), password);
    props.mail.reload();
    return t("mail-sent", { mail: pending ?? address() });
  };
  const confirm = async () => {
    const { mail } = await notices.confirmMail(code());
    setCode("");
    props.mail.reload();
    return t("mail-confirmed", { mail: mail ?? "" });
  };
  const forget = async (password: string) => {
    await notices.forgetMail(password);
    props.mail.reload();
    return t("mail-forgotten");
  };
  return (
    <Show when={ways.value()?.mail}>
      <Step
        title={t("mail-title")} button={t("mail-send-code")} password={t("your-password")} act={send}
        text={`${t("mail-text")} ${mail()?.mail ? t("mail-yours", { mail: mail()!.mail! }) : t("mail-none")}`}
      >
        <Field label={t("mail-address")} type="email" value={address()} onInput={setAddress} autocomplete="email" />
      </Step>
      <Show when={mail()?.pending}>
        {(pending) => (
          <Step title={t("mail-code")} text={t("mail-sent", { mail: pending() })} button={t("mail-confirm")} act={confirm} open>
            <Field label={t("mail-code")} value={code()} onInput={setCode} />
          </Step>
        )}
      </Show>
      <Show when={mail()?.mail || mail()?.pending}>
        <Step title={t("mail-forget")} button={t("mail-forget")} password={t("your-password")} act={forget} />
      </Show>
    </Show>
  );
}
