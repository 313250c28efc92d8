/** Limits on what a stranger could try often. All processes share them, so they are in the database. */

import { hash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../app.ts";
import { countOne } from "./queries.ts";

const windowMs = 60_000;

/** How often a minute one address may. */
export const limits = { "look-up": 30, "sign-in": 20, registration: 10 } as const;
export type Limit = keyof typeof limits;

/** An address without what its owner chooses freely: of IPv6 the network, 64 bits. Hashed, so that none is kept. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return hash("sha256", isIPv6(plain) ? networkOf(plain) : plain, "base64url");
}

/** The first four groups of an IPv6 address, zeros written out. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros: string[] = Array(8 - left.length - right.length).fill("0");
  return [...left, ...(tail === undefined ? [] : zeros), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}

/** Counts one attempt. True while it is within the limit; else 429 has been sent. */
export async function withinLimit(
  { db, now, settings }: Context,
  limit: Limit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (!settings.rateLimits) return true;
  const { count, endsAt } = await countOne(
    db,
    `${limit} ${addressKey(request.ip)}`,
    new Date(now()),
    windowMs,
  );
  if (count <= limits[limit]) return true;
  await tooMany(reply, Math.ceil((endsAt.getTime() - now()) / 1000));
  return false;
}

export function tooMany(reply: FastifyReply, seconds: number) {
  return reply
    .code(429)
    .header("Retry-After", String(Math.max(1, seconds)))
    .send({ error: "That was a lot at once. Please wait a moment and try again." });
}
