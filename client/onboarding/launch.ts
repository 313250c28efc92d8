/** Creating a universe: what the form holds, what is wrong with it, and what the server's answer means. */

import { futureDates, newUniverseSchema } from "#domain/accounts.ts";
import { CallError } from "../call-errors.ts";

export type UniverseDraft = {
  universeName: string;
  userName: string;
  birthday: string;
  startDate: string;
  demographics: string;
};

export type FieldErrors = Partial<Record<keyof UniverseDraft, string>>;

/** In the order of the form: the first that is wrong gets the focus. */
export const fieldOrder = ["universeName", "userName", "birthday", "startDate", "demographics"] as const;

/** `YYYY-MM-DD` of a moment where the person is. */
export function localDate(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export const emptyUniverse = (): UniverseDraft => ({
  universeName: "",
  userName: "",
  birthday: "",
  startDate: localDate(new Date()),
  demographics: "",
});

/** One sentence for each field that the server would refuse. `now` in epoch milliseconds. */
export function checkUniverse(draft: UniverseDraft, now: number): FieldErrors {
  const result = newUniverseSchema.safeParse(draft);
  const errors: FieldErrors = futureDates(draft, now);
  for (const { path, message } of result.error?.issues ?? []) {
    const field = fieldOrder.find((one) => one === path[0]);
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** What a refusal says about fields; a taken name is about the name. */
export function fieldsRefused(error: unknown): FieldErrors {
  if (!(error instanceof CallError)) return {};
  const { fields, error: sentence } = error.refusal;
  if (error.status === 409) return { universeName: sentence ?? "Universe name is already taken" };
  return error.status === 400 ? fields : {};
}
