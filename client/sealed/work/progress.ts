/** How far the sealing, the opening or the change of the key has come that this page works on. */

import { Store } from "../../ui/store.ts";

/**
 * `waiting`: for another tab, which works on it. `locked`: for keys that are not here. `closed`: `count` records do not open
 * with the keys. `failed`: the server refused something, and nothing is tried before the person says so.
 */
export type Progress =
  | { readonly phase: "waiting" | "locked" | "finding" | "finishing" | "offline" | "import-open" | "failed" }
  | { readonly phase: "working"; readonly done: number; readonly all: number }
  | { readonly phase: "closed"; readonly count: number };

type State = { readonly progress: Progress; readonly attempt: number };

export const sealProgress = new Store<State>({ progress: { phase: "waiting" }, attempt: 0 });

export const report = (progress: Progress) => sealProgress.set({ progress });

/** The person wants it tried again. */
export const goOn = () =>
  sealProgress.set({ attempt: sealProgress.state.attempt + 1, progress: { phase: "finding" } });
