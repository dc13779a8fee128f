// The page's side of offline use: has the app kept on the device, finds out
// how far it is, hears of newer versions and changes to them. How the files
// are kept, and why nothing gets mixed up: worker.ts.

import { followOnce, pageVersion } from "./reload-once";
import { setKept, setNewVersion } from "./state";
import { askVersion, type Answer, type Said } from "./talk";

/** A page that stays open looks for a newer version this often, if it is looked at. */
const LOOK_MS = 60 * 60_000;
/** Somebody who comes back to it gets a look after this time already. */
const BACK_MS = 10 * 60_000;

/** A worker that does not answer, because the device is busy, is asked again after this time, then after twice as long, … */
const AGAIN_MS = 2_000;
/** … this many times: one of a version that does not know the question never will. */
const AGAIN = 6;

const version = pageVersion();

/** Begins to keep the app. Where that cannot be done, the page works all the same. */
export async function keepOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return void setKept("impossible");
  workers.addEventListener("message", hear);
  const registration = await register(workers);
  if (registration) follow(workers, registration);
}

async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const script = new URL(`${import.meta.env.BASE_URL}sw.js`, location.href);
    // The browser's own cache must not hide a new version.
    const registration = await workers.register(script, { updateViaCache: "none" }) as ServiceWorkerRegistration | undefined;
    if (!registration) setKept("impossible");
    return registration;
  } catch (failure) {
    // Without a connection, the worker of an earlier visit is in charge.
    const earlier = await workers.getRegistration().catch(() => undefined);
    if (!earlier) setKept(failure instanceof TypeError ? "incomplete" : "impossible");
    return earlier;
  }
}

function hear({ data, ports }: MessageEvent<Said>): void {
  if (data.type === "version") ports[0]?.postMessage({ version } satisfies Answer);
  if (data.type === "reload" && data.version !== version) location.reload();
  if (data.type === "not-kept") setKept((now) => (now === "kept" ? now : data.why === "storage" ? "impossible" : "incomplete"));
}

function follow(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  let unanswered = 0;
  const seeWhatIsThere = async () => {
    const { active, waiting, installing } = registration;
    // While another one waits, the worker in charge is left in peace: the other
    // can begin only when it has nothing to do, and whatever is said to it just
    // when the browser ends it has it started again, for minutes. By then all
    // of its version is there, or nobody would wait.
    const newest = waiting ?? active;
    const answer = newest ? await askVersion(newest) : undefined;
    if (answer) unanswered = 0;
    else if (newest && unanswered < AGAIN) setTimeout(look, AGAIN_MS * 2 ** unanswered++);
    // Where nobody answers, or nothing is decided yet, all stays as it was.
    if (answer) setKept(answer.whole ? "kept" : installing ? "keeping" : "incomplete");
    // A page that a newer worker has taken under its wing is old as well. If
    // that one was asked for, the page was not there yet when all were told.
    const next = waiting || (!installing && workers.controller === active) ? answer : undefined;
    if (next?.taken && !waiting && next.version !== version && followOnce(next.version)) return;
    if (next) setNewVersion(next.version === version ? undefined : { take });
    if (!registration.waiting) active?.postMessage({ type: "tidy" } satisfies Said);
  };
  // One after the other, so that what was seen last is what counts.
  let looks = Promise.resolve();
  const look = () => { looks = looks.then(seeWhatIsThere); };
  const take = () => {
    workers.addEventListener("controllerchange", () => location.reload());
    if (registration.waiting) registration.waiting.postMessage({ type: "take-over" } satisfies Said);
    else location.reload();
  };

  const watched = new WeakSet<ServiceWorker>();
  const watch = () => {
    const { installing } = registration;
    if (!installing || watched.has(installing)) return;
    watched.add(installing);
    installing.addEventListener("statechange", () => {
      // That it came to nothing, and why, the worker tells itself.
      if (installing.state !== "redundant") look();
    });
  };
  registration.addEventListener("updatefound", watch);
  workers.addEventListener("controllerchange", look);
  watch();
  look();

  let looked = Date.now();
  const update = (after: number) => {
    if (document.hidden || Date.now() - looked < after) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  };
  setInterval(() => update(LOOK_MS), BACK_MS);
  document.addEventListener("visibilitychange", () => update(BACK_MS));
  addEventListener("online", () => update(0));
}
