/** Asks for a shown sky again while somebody looks at it, so that new stars come and a revoked sky goes. */

import type { Answer } from "./fetch-shown.ts";

/** Milliseconds between two questions, also about a sky that does not change, because its link can be revoked. */
const pause = 30_000;
const pauseAfterFailure = 10_000;

/**
 * Asks until `signal` aborts or the sky is gone. A page that nobody sees asks nothing; it asks when it is seen again.
 */
export function watchShown(ask: () => Promise<Answer>, tell: (answer: Answer) => void, signal: AbortSignal) {
  let timer = 0;
  let isAsking = false;
  let isGone = false;
  const next = async () => {
    clearTimeout(timer);
    if (isAsking || isGone || signal.aborted) return;
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (signal.aborted) return;
    isGone = answer.kind === "gone";
    tell(answer);
    if (!isGone && !document.hidden) timer = setTimeout(next, pauseAfter(answer));
  };
  const seen = () => (document.hidden ? clearTimeout(timer) : void next());
  document.addEventListener("visibilitychange", seen, { signal });
  addEventListener("online", next, { signal });
  // The page may be back from the browser's cache of whole pages.
  addEventListener("pageshow", ({ persisted }) => persisted && void next(), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  void next();
  return { askNow: next };
}

function pauseAfter(answer: Answer): number {
  if (answer.kind === "busy") return 1_000 * answer.wait;
  return answer.kind === "unreachable" ? pauseAfterFailure : pause;
}
