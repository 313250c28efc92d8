/** Works on the seal while the page is open: in one tab at a time, and again after a failure that passes. */

import type { QueryClient } from "@tanstack/react-query";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import type { SealState, WorkState } from "#domain/sealed/seal-states.ts";
import { ownName } from "../../base-path.ts";
import { CallError, isStatus, NetworkError } from "../../call-errors.ts";
import { isOffline } from "../../outbox/is-offline.ts";
import { RetryTimer } from "../../outbox/retry-timer.ts";
import { sessionKey, updateSessionUser } from "../../session/session.ts";
import { universeKey } from "../../stars/mood-entries.ts";
import { showToast } from "../../ui/toasts.ts";
import { acceptOpened } from "../accept-opened.ts";
import { sealKey } from "../seal-query.ts";
import { forgetOpeningWanted, wantsOpening } from "./consent.ts";
import { onGoOn, report } from "./progress.ts";
import { isOtherState, workOnSeal } from "./seal-work.ts";

type Run = {
  readonly client: QueryClient;
  readonly userId: string;
  /** What was to be done when the work began. */
  readonly state: WorkState;
  readonly signal: AbortSignal;
};

const later = (ms: number, callback: () => void) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Goes on until the work is done or `signal` aborts. */
export function runSealWork(run: Run) {
  const { signal } = run;
  const timer = new RetryTimer(later, () => attempt());
  const attempt = () => {
    report({ phase: "waiting" });
    void navigator.locks
      .request(ownName("mood-universe.seal"), { signal }, () => workOnce(run, timer))
      .catch(() => {});
  };
  const atOnce = () => {
    timer.stop();
    attempt();
  };
  addEventListener("online", () => timer.isScheduled && atOnce(), { signal });
  const stopListening = onGoOn(atOnce);
  signal.addEventListener("abort", () => {
    timer.stop();
    stopListening();
  });
  attempt();
}

async function workOnce(run: Run, timer: RetryTimer) {
  try {
    const state = await workOnSeal(run);
    if (state !== null && !run.signal.aborted) noteEnd(run, state);
  } catch (error) {
    if (!run.signal.aborted) afterFailure(run, error, timer);
  }
}

/** What failed for a while is tried again by itself. */
function afterFailure({ client, userId }: Run, error: unknown, timer: RetryTimer) {
  if (isStatus(error, 401)) return void client.invalidateQueries({ queryKey: sessionKey });
  const isCall = error instanceof CallError;
  if (isOtherState(error)) {
    noteChange(client, userId);
    return timer.schedule(1, false);
  }
  if (error instanceof NetworkError || isOffline()) report({ phase: "offline" });
  else if (isCall && error.refusal.code === "import-open") report({ phase: "import-open" });
  else if (isCall && (error.status >= 500 || error.status === 429)) report({ phase: "finding" });
  else {
    const hasNoRoom = isCall && error.refusal.code === "no-room";
    report({ phase: "failed", sentence: hasNoRoom ? error.refusal.error : null });
    if (!isCall) reportError(error);
    return;
  }
  timer.schedule(isCall ? error.retryAfter : null, error instanceof NetworkError);
}

/** The page asks anew for what another state changes. */
function noteChange(client: QueryClient, userId: string) {
  for (const queryKey of [sealKey(userId), sessionKey, universeKey(userId)])
    void client.invalidateQueries({ queryKey });
}

const texts = {
  sealing: { title: sealedWords.working.sealed, hint: sealedWords.working.sealedHint },
  opening: { title: sealedWords.working.opened, hint: sealedWords.working.openedHint },
  rotating: { title: sealedWords.working.rotated, hint: sealedWords.working.rotatedHint },
} as const;

function noteEnd({ client, userId, state: began }: Run, state: SealState) {
  const isWanted = wantsOpening(userId);
  updateSessionUser(client, userId, { seal: state });
  // This browser goes on sealing, whatever a server says, unless the person has opened their words here.
  if (began === "opening" && state === "open" && isWanted) {
    forgetOpeningWanted();
    void acceptOpened(userId);
  }
  noteChange(client, userId);
  const { title, hint } = texts[began];
  showToast((t) => ({ title: t(title), description: t(hint) }));
}
