/** Opens the slots of a seal, with what opens a single one: in a worker, or right here. Nothing is sent anywhere. */

import type { Seal, Slot } from "#domain/sealed/seal.ts";
import { isRightKey } from "./crypto/check.ts";
import { keysOf } from "./crypto/keys.ts";
import type { OpenedSlot, SlotSecret } from "./crypto/slots-by.ts";
import type { EarlierEpoch } from "./seal-copy.ts";

/** The seal that is opened, with earlier epochs of which this browser still has slots. */
export type SealToOpen = Pick<Seal, "sealedFor" | "epochs" | "slots"> & {
  readonly earlier?: readonly EarlierEpoch[];
};

/**
 * `wrong`: no slot opens with it. `earlier`: it opens what an earlier key has sealed, and not the key of today. `weak`: the
 * server offers a slot that must not be used. `damaged`: what it opens is not the key that the seal says.
 */
export type OpenedSeal =
  | { readonly ok: true; readonly masters: ReadonlyMap<number, Uint8Array<ArrayBuffer>> }
  | { readonly ok: false; readonly reason: "wrong" | "earlier" | "weak" | "damaged" };

type OpenSlot = (sealedFor: string, slot: Slot, secret: SlotSecret) => Promise<OpenedSlot>;

/**
 * The caller overwrites the master keys (`fill(0)`) as soon as they are not needed. A page that has the key of today
 * (`hasLatest`) may open an earlier one alone.
 */
export async function openSealBy(
  openSlot: OpenSlot,
  seal: SealToOpen,
  secrets: readonly SlotSecret[],
  hasLatest: (epoch: number) => boolean = () => false,
): Promise<OpenedSeal> {
  const epochs = [
    ...(seal.earlier ?? []),
    ...seal.epochs.map((each) => ({ ...each, slots: slotsOf(seal, each.epoch) })),
  ];
  const masters = new Map<number, Uint8Array<ArrayBuffer>>();
  const failures = new Set<"weak" | "damaged">();
  // The key of today first: most people have no other.
  for (const { epoch, check, slots } of epochs.toReversed()) {
    const opened = await openFirst(openSlot, seal.sealedFor, slots, secrets);
    if (typeof opened === "string") {
      failures.add(opened);
      continue;
    }
    if (!opened) continue;
    if (await isRightKey(await keysOf(opened, epoch), seal.sealedFor, check)) masters.set(epoch, opened);
    else {
      opened.fill(0);
      failures.add("damaged");
    }
  }
  // Waiting writes are sealed with the last key that this browser knows, also if the words were unsealed meanwhile.
  const latest = Math.max(...epochs.map(({ epoch }) => epoch));
  if (masters.has(latest) || (masters.size > 0 && hasLatest(latest))) return { ok: true, masters };
  for (const master of masters.values()) master.fill(0);
  const [failure] = failures;
  return { ok: false, reason: masters.size > 0 ? "earlier" : (failure ?? "wrong") };
}

const slotsOf = ({ slots }: Pick<Seal, "slots">, epoch: number) =>
  slots.filter((slot) => slot.epoch === epoch);

async function openFirst(
  openSlot: OpenSlot,
  sealedFor: string,
  slots: readonly Slot[],
  secrets: readonly SlotSecret[],
) {
  let isWeak = false;
  for (const secret of secrets)
    for (const slot of slots.filter(({ kind }) => kind === secret.kind)) {
      const opened = await openSlot(sealedFor, slot, secret);
      if (opened.ok) return opened.master;
      isWeak ||= opened.reason === "weak";
    }
  return isWeak ? "weak" : null;
}
