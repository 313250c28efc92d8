/** How far the sealing, the opening or the change of the key has come that this page works on. */

import { Store } from "../../ui/store.ts";

/**
 * `waiting`: for another tab, which works on it. `locked`: for keys that are not here. `unasked`: for a word of the person,
 * because a server alone says that their words are to be opened. `closed`: `count` records do not open
 * with the keys. `failed`: the server refused something, and nothing is tried before the person says so; `sentence` says why
 * where there is something that they can do.
 */
export type Progress =
  | {
      readonly phase: "waiting" | "locked" | "unasked" | "finding" | "finishing" | "offline" | "import-open";
    }
  | { readonly phase: "working"; readonly done: number; readonly all: number }
  | { readonly phase: "closed"; readonly count: number }
  | { readonly phase: "failed"; readonly sentence: string | null };

export const sealProgress = new Store<{ readonly progress: Progress }>({ progress: { phase: "waiting" } });

export const report = (progress: Progress) => sealProgress.set({ progress });

const listeners = new Set<() => void>();

/** The person wants it tried again. */
export function goOn() {
  for (const listener of listeners) listener();
}

export function onGoOn(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
