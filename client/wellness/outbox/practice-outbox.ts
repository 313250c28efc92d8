/** The outbox of sessions that have ended. */

import { api } from "#domain/api.ts";
import {
  type NewWellnessSession,
  newWellnessSessionSchema,
  sessionLimits,
  type WellnessSession,
} from "#domain/wellness/sessions.ts";
import { send } from "../../api.ts";
import { Outbox } from "./outbox.ts";
import { showQuotaRefusal } from "./quota-toast.ts";

/** Sessions that the server stored since the page was loaded. A list that was read earlier lacks them. */
export const delivered: WellnessSession[] = [];

export const practiceOutbox = new Outbox<NewWellnessSession>({
  name: "practice",
  bodySchema: newWellnessSessionSchema,
  async deliver(userId, { key, body }) {
    const headers = { "Idempotency-Key": key };
    const { data } = await send(api.createWellnessSession, { params: { id: userId }, body, headers });
    delivered.push(data);
  },
  onRefusal: showQuotaRefusal,
});

const clampRounded = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

/**
 * Adds a session that has just ended to the outbox. `runId`, a UUID, is its idempotency key: a run that ends in several
 * tabs is stored once, with the values of the first tab. `seconds` may be a fraction; values beyond the limits are
 * clamped. Never throws.
 */
export function recordPractice(userId: string, runId: string, session: NewWellnessSession) {
  const { score = null } = session;
  const body = {
    ...session,
    seconds: clampRounded(0, session.seconds, sessionLimits.seconds),
    score: score === null ? null : clampRounded(-sessionLimits.score, score, sessionLimits.score),
  };
  practiceOutbox.add(userId, body, runId);
}
