/**
 * Tells in which browsers a person has signed in before, by a random cookie that is for this alone: it opens nothing, and is
 * the browser's, whoever signs in there.
 */

import type { FastifyReply, FastifyRequest } from "fastify";
import { readSecretCookie, setSecretCookie } from "../cookies.ts";
import type { Db } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import { hashOf, newSecret } from "../secrets.ts";
import { findUser } from "../users/queries.ts";
import {
  deleteKnownDevices,
  deviceKeptForMs,
  listKnownDevices,
  storeKnownDevice,
} from "./known-device-queries.ts";

/** More browsers than people have; a program that keeps no cookies is another one each time. */
const mostDevices = 50;

const cookieOf = (secure: boolean) => ({ name: "device", secure });

/** The secrets that browsers get with the replies to these requests. */
const newDevices = new WeakMap<FastifyRequest, string>();

const deviceOf = (request: FastifyRequest, secure: boolean) =>
  readSecretCookie(request, cookieOf(secure)) ?? newDevices.get(request);

/** Sets, or renews, the cookie of a browser that `recordDevice` has stored. Call it after the commit. */
export function setDeviceCookie(reply: FastifyReply, secure: boolean) {
  const device = deviceOf(reply.request, secure);
  if (device) setSecretCookie(reply, cookieOf(secure), device, deviceKeptForMs / 1000);
}

type Parts = { readonly db: Db; readonly secureCookies: boolean };
type Use = { readonly userId: string; readonly at: Date };

/**
 * Stores that the person uses this browser, in the transaction that signs them in. Returns whether it is another one than
 * those before; the first one of a person is not. The hash differs for each person of a browser.
 */
export async function recordDevice(
  { db, secureCookies }: Parts,
  request: FastifyRequest,
  { userId, at }: Use,
): Promise<boolean> {
  const device = deviceOf(request, secureCookies) ?? newSecret();
  newDevices.set(request, device);
  const deviceHash = hashOf(`${userId} ${device}`);
  const known = await listKnownDevices(db, userId);
  await storeKnownDevice(db, { userId, deviceHash, seenAt: at });
  const others = known.filter((hash) => hash !== deviceHash);
  await deleteKnownDevices(db, userId, others.slice(mostDevices - 1));
  return known.length > 0 && others.length === known.length;
}

/** Mails the person that somebody, maybe they themselves, has signed in from another browser than before. */
export async function tellOfNewDevice(transaction: Db, { userId, at }: Use) {
  const user = await findUser(transaction, userId);
  if (user) await notify(transaction, "new-device", user, at);
}
