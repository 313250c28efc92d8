/**
 * The universe of which this browser has the founding session, after somebody gave it a password without it: the server
 * says so when it refuses a call of the session.
 */

import { useSyncExternalStore } from "react";
import type { Refusal } from "../languages/refusal-texts.ts";

let takenOver: string | null = null;
const listeners = new Set<() => void>();

function setTakenOver(id: string | null) {
  takenOver = id;
  for (const listener of listeners) listener();
}

/** Learns from a refusal that the session can take its universe back. */
export function noteTakenOver({ code, extra }: Refusal) {
  if (code !== "universe-migrated") return;
  const { id } = Object(extra.params) as { id?: unknown };
  if (typeof id === "string" && id !== takenOver) setTakenOver(id);
}

/** Forgets the universe when it is taken back, or the time for it is over. */
export const forgetTakenOver = () => setTakenOver(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The id of the user whose universe this browser can take back; null when there is none. */
export const useTakenOver = () => useSyncExternalStore(subscribe, () => takenOver);
