/** Limits for the wellness data that one universe may store. */

import { refusalsUniverse } from "../languages/en/refusals-universe.ts";
import { refusal } from "../refusals.ts";

/**
 * Rows per universe. 20,000 sessions are ten a day for more than five years, and 20,000 quiz responses are more than
 * 3,300 assessments: a person does not reach these limits, but a script that fills the database does.
 */
export const wellnessQuotas = { sessions: 20_000, quizResponses: 20_000 } as const;

/** The body of the 409 reply when a quota is reached. */
export const quotaRefusals = {
  sessions: refusal("practice-quota-reached", refusalsUniverse.practiceQuota, {
    max: wellnessQuotas.sessions,
  }),
  quizResponses: refusal("quiz-quota-reached", refusalsUniverse.quizQuota, {
    max: wellnessQuotas.quizResponses,
  }),
} as const;
