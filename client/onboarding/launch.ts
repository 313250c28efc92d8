/** Creating a universe: what the form holds, what is wrong with it, and what the server's answer means. */

import { futureDates, newUniverseSchema } from "#domain/accounts.ts";
import { CallError } from "../call-errors.ts";
import { localDate } from "../local-date.ts";
import { fieldsRefused, type Trouble } from "../trouble.ts";
import { destructive } from "../ui/toast-queue.ts";

export type UniverseDraft = {
  universeName: string;
  userName: string;
  birthday: string;
  startDate: string;
  demographics: string;
};

export const emptyUniverse = (): UniverseDraft => ({
  universeName: "",
  userName: "",
  birthday: "",
  startDate: localDate(new Date()),
  demographics: "",
});

/** One sentence for each field that the server would refuse, or null. `now` in epoch milliseconds. */
export function checkUniverse(draft: UniverseDraft, now: number): Trouble | null {
  const result = newUniverseSchema.safeParse(draft);
  const fields = futureDates(draft, now);
  for (const { path, message } of result.error?.issues ?? []) fields[String(path[0])] ??= message;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

export function explainLaunch(error: Error): Trouble {
  const fields = fieldsRefused(error);
  if (Object.keys(fields).length > 0) return { fields };
  const sentence = error instanceof CallError ? error.refusal.error : null;
  return {
    toast: destructive("Error", "Failed to create your universe. Please try again."),
    ...(sentence && { notice: sentence }),
  };
}
