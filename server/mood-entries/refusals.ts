/** The replies to requests that cannot add or correct a star. */

import type { FastifyReply } from "fastify";
import { remainingMinutes } from "#domain/cooldown.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
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

export const unknownTag = coded("unknown-tag", "One of the tags does not exist.");

const iso = (moment: number) => new Date(moment).toISOString();
const inMinutes = (count: number) => `${count} ${count === 1 ? "minute" : "minutes"}`;
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
      const sentence = "This star was changed somewhere else in the meantime.";
      return reply.code(412).send({ ...refusal("changed-elsewhere", sentence), entry: refused.entry });
    }
    case "id used":
      return reply.code(409).send(refusal("id-used", "This id belongs to a star with other content."));
    case "id removed":
      return reply.code(409).send(refusal("id-removed", "This star was removed."));
  }
}

function sendPause(reply: FastifyReply, { endsAt, now }: { endsAt: number; now: number }) {
  const minutes = remainingMinutes(endsAt, now);
  const sentence = `Cooldown active. Please wait ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`;
  return reply
    .code(429)
    .header("Retry-After", secondsUntil(endsAt, now))
    .send({
      ...refusal("pause", sentence, { endsAt: iso(endsAt), minutes }),
      ...{ remainingMinutes: minutes, endsAt: iso(endsAt) },
    });
}

/** Without `Retry-After`, because waiting does not help. */
function sendPauseAtMoment(
  reply: FastifyReply,
  { moment, endsAt, cooldownMs }: { moment: number; endsAt: number; cooldownMs: number },
) {
  const pause = inMinutes(Math.ceil(cooldownMs / 60_000));
  const sentence = `Another star is less than ${pause} from that moment. Please choose another moment.`;
  return reply
    .code(429)
    .send({ ...refusal("pause-at-moment", sentence, { moment: iso(moment) }), endsAt: iso(endsAt) });
}

function sendDailyLimit(
  reply: FastifyReply,
  { max, endsAt, now }: { max: number; endsAt: number; now: number },
) {
  const sentence = `You added ${max} stars in the last 24 hours. Please add the next one later.`;
  return reply
    .code(429)
    .header("Retry-After", secondsUntil(endsAt, now))
    .send({ ...refusal("daily-limit", sentence, { max, endsAt: iso(endsAt) }), endsAt: iso(endsAt) });
}

function sendMomentInFuture(reply: FastifyReply, now: string) {
  const reason = refusal("moment-in-future", "That moment has not come yet.", { now });
  const { error, ...code } = reason;
  return reply.code(400).send({ ...reason, fields: { timestamp: error }, fieldCodes: { timestamp: code } });
}
