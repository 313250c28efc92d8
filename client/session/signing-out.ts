/**
 * A sign-out of which the server may not know yet. The browser has forgotten the person, but its cookie is out of reach
 * of scripts: until the server has ended the session, this mark keeps the app from using it.
 */

import { sessionCalls } from "#domain/session-calls.ts";
import { withBase } from "../base-path.ts";
import { isSigningOut, signingOutKey as key } from "./signing-out-mark.ts";

const timeoutMs = 5_000;
const retryMs = 5_000;

let ending: Promise<void> | null = null;
let finishing: Promise<void> | null = null;

/** Returns false where the browser stores nothing. */
export function markSigningOut(): boolean {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // The storage is forbidden or full.
  }
  return isSigningOut();
}

/** Ends the session on the server. Rejects when the server does not confirm it. */
export const endSessionOnServer = (): Promise<void> => alone(askServer);

/**
 * Does what a sign-out has left to do, before anything else that needs the server. Tabs do it one after the other,
 * and the mark is read again in turn: after another tab has done it, the session may be that of somebody who has
 * signed in.
 */
export async function finishSignOut(): Promise<void> {
  if (!isSigningOut()) return;
  ending ??= alone(async () => {
    if (isSigningOut()) await askServer();
  }).finally(() => {
    ending = null;
  });
  await ending;
}

/** Finishes the sign-out as soon as the server can be reached, from whichever page is open. */
export function keepFinishingSignOut(): Promise<void> {
  finishing ??= finishSoon().finally(() => {
    finishing = null;
  });
  return finishing;
}

async function finishSoon() {
  for (;;) {
    const isDone = await finishSignOut().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
      setTimeout(resolve, retryMs);
    });
  }
}

/** A reply of a program in between, such as the sign-in of a hotel, is no proof; only the server says that nobody is signed in. */
async function askServer() {
  const options = { credentials: "include", referrerPolicy: "strict-origin" } as const;
  await fetch(withBase(sessionCalls.logout.path), {
    ...options,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const reply = await fetch(withBase(sessionCalls.me.path), {
    ...options,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (reply.status !== 401) throw new Error("The session has not ended.");
  try {
    localStorage.removeItem(key);
  } catch {
    // A forbidden storage has no mark.
  }
}

/** Browsers without locks let two tabs ask at the same time; the second one finds the session ended. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(key, work);
  else await work();
}
