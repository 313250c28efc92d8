/** The seal of a person's words: its state, and the slots of its keys. The last answer is there without a network, too. */

import { queryOptions } from "@tanstack/react-query";
import { sealCalls } from "#domain/calls/seal.ts";
import { send } from "../api.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { outboxCode } from "../outbox/use-delivery.ts";
import { type KnownSeal, keepSealCopy, readSealCopy } from "./seal-copy.ts";

/** The user's id is part of the key, so that a user never sees the seal of another. */
export const sealKey = (userId: string) => ["seal", userId];

/** Asked anew with each look, because other devices change it. */
export const sealQuery = (userId: string) =>
  queryOptions({
    queryKey: sealKey(userId),
    queryFn: ({ signal }) => fetchSeal(userId, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

async function fetchSeal(userId: string, signal: AbortSignal): Promise<KnownSeal> {
  try {
    const { data } = await send(sealCalls.getSeal, { signal, owner: userId });
    return await keepSealCopy(userId, data, (epoch) => isInUse(userId, epoch));
  } catch (error) {
    const known = isOutOfReach(error) ? await readSealCopy(userId) : null;
    if (known) return known;
    throw error;
  }
}

const isOutOfReach = (error: unknown) =>
  error instanceof NetworkError || (error instanceof CallError && error.status >= 500);

/** Whether something that waits to be sent, or a text that is being written, is sealed with the key of an epoch. */
async function isInUse(userId: string, epoch: number): Promise<boolean> {
  const sealed = `"1.${epoch}.`;
  if (textsOfTab().some((text) => text.includes(sealed))) return true;
  const outbox = await outboxCode.load().catch(() => null);
  await outbox?.read();
  return outbox === null || JSON.stringify(outbox.all(userId)).includes(sealed);
}

function textsOfTab(): string[] {
  try {
    return Object.values<string>({ ...sessionStorage });
  } catch {
    return [];
  }
}
