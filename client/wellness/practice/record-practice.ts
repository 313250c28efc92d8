import { type NewWellnessSession, sessionLimits } from "#domain/wellness/sessions.ts";
import { type BrowserOutbox, outboxCode } from "../../outbox/use-delivery.ts";

const clampRounded = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

/**
 * Adds a session that has just ended to the outbox. `runId`, a UUID, is its id: a run that ends in several tabs is
 * stored once, with the values of the first tab. `seconds` may be a fraction; values beyond the limits are clamped.
 * Never throws.
 */
export function recordPractice(userId: string, runId: string, session: NewWellnessSession) {
  const { score = null } = session;
  const body = {
    ...session,
    seconds: clampRounded(0, session.seconds, sessionLimits.seconds),
    score: score === null ? null : clampRounded(-sessionLimits.score, score, sessionLimits.score),
  };
  const add = (outbox: BrowserOutbox) => void outbox.add("practice", { id: runId, userId, body });
  // The outbox has been there since soon after the page was opened.
  if (outboxCode.loaded) add(outboxCode.loaded);
  else void outboxCode.load().then(add, () => {});
}
