/** Opens the words of the signed-in person with what they have, and takes the keys for all tabs. */

import type { Slot } from "#domain/sealed/seal.ts";
import type { SlotSecret } from "./crypto/slots.ts";
import { keyringOf, takeKeys } from "./keyring.ts";
import { keyringFrom, openSeal } from "./open-seal.ts";
import type { KnownSeal } from "./seal-copy.ts";

type Unlocking = {
  readonly userId: string;
  readonly seal: KnownSeal;
  readonly secrets: readonly SlotSecret[];
  /** Whether the words stay unlocked on this device. */
  readonly keep: boolean;
};

/** Why words stay locked: see `OpenedSeal`. `left`: the page was locked or left by its person meanwhile. */
export type Failure = "wrong" | "earlier" | "weak" | "damaged" | "left";

/** Null when the words are open. */
export async function unlockWords({ userId, seal, secrets, keep }: Unlocking): Promise<Failure | null> {
  // A key was taken back: words sealed with an earlier one could be read by the people because of whom it was changed.
  const offered = seal.epochs.length > 0 ? seal.epochs : seal.earlier;
  if (Math.max(...offered.map(({ epoch }) => epoch)) < seal.highest) return "damaged";
  const hasKey = (epoch: number) => keyringOf(userId)?.epochs.some((keys) => keys.epoch === epoch) ?? false;
  const opened = await openSeal(seal, secrets, hasKey);
  if (!opened.ok) return opened.reason;
  const keyring = await keyringFrom(userId, seal.sealedFor, opened.masters);
  // What waits may be sealed with an earlier key that this page has.
  const held = keyringOf(userId)?.epochs ?? [];
  const earlier = held.filter(({ epoch }) => !keyring.epochs.some((each) => each.epoch === epoch));
  const epochs = [...earlier, ...keyring.epochs].sort((one, other) => one.epoch - other.epoch);
  return (await takeKeys({ ...keyring, epochs }, { keep })) ? null : "left";
}

type PasskeySlot = Extract<Slot, { kind: "passkey" }>;

/** What to ask the device for: the passkeys that open the key of today. */
export function passkeysOf({ epochs, slots }: Pick<KnownSeal, "epochs" | "slots">) {
  const latest = Math.max(...epochs.map(({ epoch }) => epoch));
  const isOfToday = (slot: Slot): slot is PasskeySlot => slot.kind === "passkey" && slot.epoch === latest;
  return slots.filter(isOfToday).map(({ parameters }) => parameters);
}
