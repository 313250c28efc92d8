/** What is typed in the form of a tracker, and the change that it becomes. */

import { readNumber } from "#domain/check-in/typed-value.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import { type Tracker, type TrackerChange, trackerChangeSchema } from "#domain/records/tracker/tracker.ts";

const bounds = ["min", "max", "step"] as const;
export type Bound = (typeof bounds)[number];

/** The bounds are kept as they are typed. */
export type TrackerForm = Omit<TrackerChange, Bound | Words> & Readonly<Record<Bound | Words, string>>;

const wordFields = ["unit", "lowLabel", "highLabel"] as const;
type Words = (typeof wordFields)[number];

const textsOf = <Name extends string>(names: readonly Name[], read: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;

export const toForm = (change: TrackerChange, write: (value: number) => string): TrackerForm => ({
  ...change,
  ...textsOf(bounds, (name) => (change[name] == null ? "" : write(change[name]))),
  ...textsOf(wordFields, (name) => change[name] ?? ""),
});

/** Which bounds a kind has; the form shows no others. */
export const boundsOf: Readonly<Record<Tracker["kind"], readonly Bound[]>> = {
  scale: ["min", "max", "step"],
  number: ["min", "max", "step"],
  count: ["max"],
  duration: ["step"],
  "yes-no": [],
};

export const hasUnit = (kind: Tracker["kind"]) => kind === "number" || kind === "count";

export type FormErrors = Readonly<Partial<Record<keyof TrackerChange, string>>>;

type Read =
  | { readonly ok: true; readonly change: TrackerChange }
  | { readonly ok: false; readonly errors: FormErrors };

/** The change, or the rules that the form breaks, by field. */
export function readForm({ min, max, step, ...form }: TrackerForm): Read {
  const typed = { min, max, step };
  // The form does not show the bounds of a duration, of which old ones can be below 0.
  const least = form.kind === "duration" ? 0 : Number.NEGATIVE_INFINITY;
  const read = (text: string) =>
    text.trim() === "" ? null : Math.max(least, readNumber(text) ?? Number.NaN);
  const numbers = Object.fromEntries(bounds.map((name) => [name, read(typed[name])]));
  const isScale = form.kind === "scale";
  const parsed = trackerChangeSchema.safeParse({
    ...{ ...form, ...numbers },
    unit: hasUnit(form.kind) ? form.unit : "",
    lowLabel: isScale ? form.lowLabel : "",
    highLabel: isScale ? form.highLabel : "",
  });
  if (parsed.success) return { ok: true, change: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}

/** Another tracker with this name, which the server would refuse. */
export const findNamesake = (trackers: readonly Tracker[], name: string, own: string | null) =>
  trackers.find((other) => other.id !== own && tagNameKey(other.name) === tagNameKey(name)) ?? null;
