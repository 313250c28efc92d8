/** The replies to requests that cannot add or correct a star. */

import type { FastifyReply } from "fastify";
import { remainingMinutes } from "#domain/cooldown.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { coded, refusal } from "#domain/refusals.ts";
import { invalid } from "../errors.ts";

/** Moments are epoch milliseconds. */
export type StarRefusal =
  | { ok: false; reason: "pause"; endsAt: number; now: number }
  | { ok: false; reason: "pause at moment"; moment: number; endsAt: number; cooldownMs: number }
  | { ok: false; reason: "daily limit"; max: number; endsAt: number; now: number }
  | { ok: false; reason: "moment in future"; now: number }
  | { ok: false; reason: "invalid"; fields: Record<string, string> }
  | { ok: false; reason: "changed elsewhere"; entry: MoodEntry }
  | { ok: false; reason: "id used" | "id removed" };

export const unknownFeeling = coded("unknown-feeling", refusalsUniverse.unknownFeeling);
export const unknownTag = coded("unknown-tag", refusalsUniverse.unknownTag);

const iso = (moment: number) => new Date(moment).toISOString();
const secondsUntil = (endsAt: number, now: number) => String(Math.max(1, Math.ceil((endsAt - now) / 1000)));

export function sendStarRefusal(reply: FastifyReply, refused: StarRefusal) {
  switch (refused.reason) {
    case "pause":
      return sendPause(reply, refused);
    case "pause at moment":
      return sendPauseAtMoment(reply, refused);
    case "daily limit":
      return sendDailyLimit(reply, refused);
    case "moment in future":
      return sendMomentInFuture(reply, iso(refused.now));
    case "invalid":
      return reply.code(400).send(invalid(refused.fields));
    case "changed elsewhere": {
      const reason = refusal("changed-elsewhere", refusalsUniverse.changedElsewhere);
      return reply.code(412).send({ ...reason, entry: refused.entry });
    }
    case "id used":
      return reply.code(409).send(refusal("id-used", "This id belongs to a star with other content."));
    case "id removed":
      return reply.code(409).send(refusal("id-removed", refusalsUniverse.starRemoved));
  }
}

function sendPause(reply: FastifyReply, { endsAt, now }: { endsAt: number; now: number }) {
  const minutes = remainingMinutes(endsAt, now);
  return reply
    .code(429)
    .header("Retry-After", secondsUntil(endsAt, now))
    .send({
      ...refusal("pause", refusalsUniverse.pause, { endsAt: iso(endsAt), minutes }),
      ...{ remainingMinutes: minutes, endsAt: iso(endsAt) },
    });
}

/** Sends no `Retry-After`, because waiting does not help. */
function sendPauseAtMoment(
  reply: FastifyReply,
  { moment, endsAt, cooldownMs }: { moment: number; endsAt: number; cooldownMs: number },
) {
  const params = { minutes: Math.ceil(cooldownMs / 60_000), moment: iso(moment) };
  return reply.code(429).send({
    ...refusal("pause-at-moment", refusalsUniverse.pauseAtMoment, params),
    endsAt: iso(endsAt),
  });
}

function sendDailyLimit(
  reply: FastifyReply,
  { max, endsAt, now }: { max: number; endsAt: number; now: number },
) {
  return reply
    .code(429)
    .header("Retry-After", secondsUntil(endsAt, now))
    .send({
      ...refusal("daily-limit", refusalsUniverse.dailyLimit, { max, endsAt: iso(endsAt) }),
      endsAt: iso(endsAt),
    });
}

function sendMomentInFuture(reply: FastifyReply, now: string) {
  const reason = refusal("moment-in-future", refusalsUniverse.momentInFuture, { now });
  const { error, ...code } = reason;
  return reply.code(400).send({ ...reason, fields: { timestamp: error }, fieldCodes: { timestamp: code } });
}
