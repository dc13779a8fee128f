// How one is told that it is one's turn, the address that letters go to, and
// vacations.

import { call } from "./api";
import type { MailShown, Notifications, VacationShown } from "./wire";

export const notices = {
  mail: () => call<MailShown>("GET", "/me/mail"),
  setMail: (mail: string, password: string) => call<MailShown>("PUT", "/me/mail", { mail, password }),
  confirmMail: (code: string) => call<MailShown>("POST", "/me/mail/confirmation", { code }),
  forgetMail: (password: string) => call<void>("DELETE", "/me/mail", { password }),
  waysBack: () => call<{ mail: boolean }>("GET", "/accounts/recovery"),
  mailCode: (name: string) => call<void>("POST", "/accounts/recovery/mail", { name }),
  vacation: () => call<VacationShown>("GET", "/me/vacation"),
  beginVacation: (days: number) => call<VacationShown>("PUT", "/me/vacation", { days }),
  endVacation: () => call<VacationShown>("DELETE", "/me/vacation"),
  shown: () => call<Notifications>("GET", "/me/notifications"),
  subscribe: (browser: { endpoint: string; p256dh: string; auth: string; language: string }) => call<Notifications>("PUT", "/me/notifications/push", browser),
  unsubscribe: () => call<Notifications>("DELETE", "/me/notifications/push"),
  wantLetter: (language: string) => call<Notifications>("PUT", "/me/notifications/letter", { language }),
  endLetter: () => call<Notifications>("DELETE", "/me/notifications/letter"),
  stopLetter: (link: string) => call<void>("POST", `/mail/stop/${encodeURIComponent(link)}`),
};
