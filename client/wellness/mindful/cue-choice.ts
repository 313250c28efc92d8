/** Which cues this browser was asked for. Both are off until somebody turns them on. */

import * as z from "zod/mini";
import type { CueKind } from "./breath-cues.ts";

const storageKey = "mood-universe.breathing-cues";

export type CueChoice = Readonly<Record<CueKind, boolean>>;

const choiceSchema = z.object({ sound: z.boolean(), vibration: z.boolean() });
const none: CueChoice = { sound: false, vibration: false };

export function readCueChoice(): CueChoice {
  try {
    return choiceSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return none;
  }
}

export function storeCueChoice(choice: CueChoice) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Without storage it holds for this screen.
  }
}
