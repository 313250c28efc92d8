import { useState } from "react";
import * as z from "zod/mini";

export type CueChoice<Kind extends string> = Readonly<Record<Kind, boolean>>;

/** The cues that the person has switched on, remembered in this browser under `storageKey`. */
export function useCueChoice<Kind extends string>(storageKey: string, defaults: CueChoice<Kind>) {
  const [choice, setChoice] = useState(() => readChoice(storageKey, defaults));
  function choose(kind: Kind, isOn: boolean) {
    const next = { ...choice, [kind]: isOn };
    setChoice(next);
    storeChoice(storageKey, next);
  }
  return [choice, choose] as const;
}

const choiceSchema = z.record(z.string(), z.boolean());

function readChoice<Kind extends string>(storageKey: string, defaults: CueChoice<Kind>): CueChoice<Kind> {
  try {
    return { ...defaults, ...choiceSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? "{}")) };
  } catch {
    return defaults;
  }
}

function storeChoice(storageKey: string, choice: CueChoice<string>) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // A choice that cannot be stored lasts as long as this screen.
  }
}
