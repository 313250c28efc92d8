/**
 * Seals the words of a person that are left, seals them with the next key, or opens them, as the state of the universe says.
 * Any device with keys does so, whenever it is open, and what one has done no other does again.
 */

import type { QueryClient } from "@tanstack/react-query";
import { sealCalls } from "#domain/calls/seal.ts";
import type { Seal } from "#domain/sealed/seal.ts";
import { isWorkState, type WorkState } from "#domain/sealed/seal-states.ts";
import { send } from "../../api.ts";
import { CallError, isStatus } from "../../call-errors.ts";
import type { Keyring } from "../held-keys.ts";
import { keyringOf } from "../keyring.ts";
import { wasSealedBefore } from "../seal-copy.ts";
import { wantsOpening } from "./consent.ts";
import { type Batch, batchesOf } from "./items.ts";
import { type Left, leftOf } from "./left.ts";
import { type Progress, report } from "./progress.ts";
import { readTold } from "./told.ts";

type Work = { readonly client: QueryClient; readonly userId: string; readonly signal: AbortSignal };

/** Rounds in a row that change nothing: then it is not only that other devices were faster. */
const mostIdleRounds = 5;
/** The server overwrites what it had of words before it answers. */
const finishMs = 120_000;

/** The keys that the work needs; null where some of them are not here. */
export function keysFor({ state, epochs }: Pick<Seal, "state" | "epochs">, keyring: Keyring | null) {
  const has = ({ epoch }: { epoch: number }) => keyring?.epochs.some((keys) => keys.epoch === epoch);
  const needed = state === "sealing" ? epochs.slice(-1) : epochs;
  return needed.every(has) ? keyring : null;
}

/**
 * Resolves to the state in which the universe is afterwards, or to null where something is missing of which `report` tells.
 * Throws what `send` throws.
 */
export async function workOnSeal(work: Work): Promise<Seal["state"] | null> {
  let done = 0;
  for (let idleRounds = 0; idleRounds < mostIdleRounds; ) {
    if (done === 0) report({ phase: "finding" });
    const { data: seal } = await send(sealCalls.getSeal, { signal: work.signal, owner: work.userId });
    if (!isWorkState(seal.state)) return seal.state;
    const keyring = keysFor(seal, keyringOf(work.userId));
    if (!keyring) return stop({ phase: "locked" });
    if (await wasSealedBefore(work.userId, seal)) return stop({ phase: "failed", sentence: null });
    if (seal.state === "opening" && !wantsOpening(work.userId)) return stop({ phase: "unasked" });
    const epoch = seal.epochs.at(-1)?.epoch ?? 1;
    const told = await readTold(work.client, work.userId, work.signal);
    const left = leftOf(told, seal.state, epoch);
    if (left.length === 0) {
      const state = await finish(work);
      if (state) return state;
      idleRounds += 1;
      continue;
    }
    const round = await sendAll(work, left, seal.state, keyring, done);
    if (round.closed === left.length) return stop({ phase: "closed", count: round.closed });
    done += round.stored;
    idleRounds = round.stored > 0 ? 0 : idleRounds + 1;
  }
  throw new Error("What is left of the words of a universe does not become less.");
}

function stop(progress: Progress): null {
  report(progress);
  return null;
}

/** Null when the server knows of something that is left. */
async function finish({ userId, signal }: Work): Promise<Seal["state"] | null> {
  report({ phase: "finishing" });
  try {
    return (await send(sealCalls.finishSeal, { signal, owner: userId, timeoutMs: finishMs })).data.state;
  } catch (error) {
    if (isStatus(error, 409) && error.refusal.code === "words-left") return null;
    throw error;
  }
}

/** While one batch is on its way, the next one is made. */
async function sendAll(
  { userId, signal }: Work,
  left: readonly Left[],
  state: WorkState,
  keyring: Keyring,
  doneBefore: number,
): Promise<{ stored: number; closed: number }> {
  const all = doneBefore + left.length;
  let [done, stored, closed] = [doneBefore, 0, 0];
  report({ phase: "working", done, all });
  const batches = batchesOf(left, state, keyring, signal);
  let next = batches.next();
  for (;;) {
    const { value: batch, done: isEnd } = await next;
    if (isEnd) return { stored, closed };
    next = batches.next();
    // A failure of this batch is thrown first, and that of the next one is heard nowhere else.
    next.catch(() => {});
    signal.throwIfAborted();
    stored += await sendBatch(userId, batch, signal);
    closed += batch.closed;
    done += batch.count;
    report({ phase: "working", done, all });
  }
}

async function sendBatch(userId: string, { items }: Batch, signal: AbortSignal): Promise<number> {
  if (items.length === 0) return 0;
  const body = { items: [...items] };
  const { data } = await send(sealCalls.putSealRecords, { signal, owner: userId, body });
  return data.items.filter((item) => item.state === "stored").length;
}

/** Another device was faster with the whole: what the page knows of the seal is not true any more. */
export const isOtherState = (error: unknown): boolean =>
  error instanceof CallError &&
  ["seal-state", "wrong-epoch", "universe-not-sealed", "universe-sealed"].includes(error.refusal.code ?? "");
