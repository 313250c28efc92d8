/** The ways through the curtain. */

import type { QueryClient } from "@tanstack/react-query";
import { pinTries } from "#domain/app-lock.ts";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { ownName } from "../base-path.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { endSession } from "../session/session.ts";
import { keepFinishingSignOut, markSigningOut } from "../session/signing-out.ts";
import { showToast } from "../ui/toasts.ts";
import { countedTries, countTry, endTries, type WayToOpen } from "./lock-record.ts";
import { openLock } from "./lock-state.ts";

type Way<Kind> = Extract<WayToOpen, { kind: Kind }>;

const pins = lazyCode(() => import("./pin.ts"));
const passkeys = lazyCode(() => import("./passkey.ts"));

/** Makes tries one after the other, in all tabs where there are Web Locks. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(ownName("mood-universe.app-lock"), work) : work();

/** Tries a PIN, and opens the lock with the right one. Resolves to the tries that are left; null when it has opened. */
export async function tryPin(way: Way<"pin">, pin: string): Promise<number | null> {
  const { isRightPin } = await pins.load();
  return inTurn(async () => {
    if (countedTries() >= pinTries) return 0;
    const left = pinTries - countTry();
    if (!(await isRightPin(pin, way))) return left;
    openLock();
    return null;
  });
}

/** Rejects when the passkey does not open it. */
export async function tryPasskey(way: Way<"passkey">, signal?: AbortSignal): Promise<void> {
  const { askForPasskey } = await passkeys.load();
  if (!(await askForPasskey(way, signal))) throw new Error("The answer is not that of the passkey.");
  openLock();
}

/**
 * Ends the session here as one that has ended by itself: what waits to be sent and the lock stay, for the same person.
 * The lock opens when they sign in (`openBySignIn`).
 */
export function askForSignIn(client: QueryClient, reason: "pins" | "choice") {
  endTries();
  markSigningOut();
  endSession(client);
  void keepFinishingSignOut();
  const { ended, endedByPins, endedByChoice } = appLock.curtain;
  const description = reason === "pins" ? endedByPins : endedByChoice;
  showToast((t) => ({ title: t(ended), description: t(description) }));
}

export const sayOpenedBySignIn = () =>
  showToast((t) => ({ title: t(appLock.openedBySignIn), description: t(appLock.openedBySignInHint) }));
