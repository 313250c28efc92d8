/** What a person fills in about a star, for a new star and for one that exists. */

import * as z from "zod/mini";
import { familyIds } from "#domain/emotions.ts";
import { type Feelings, findEmotion } from "#domain/feelings.ts";
import { recordSchema } from "#domain/records/restore-gate.ts";
import type { StarContent } from "#domain/records/star/correction.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { type NewMoodEntry, normalizeNote } from "#domain/records/star/mood-entry.ts";
import { tagKinds } from "#domain/records/tag/tag.ts";

/** Texts as the fields of date and time give them, also while they are incomplete. */
const typedWhenSchema = z.object({
  date: z.string(),
  time: z.string(),
  /** Tells the two times of an hour that a clock change repeats; null until the person has chosen one. */
  utcOffset: z.nullable(z.number()),
});

export type TypedWhen = z.output<typeof typedWhenSchema>;

/** A tag of the universe, or one that is created when the star is saved. */
const tagChoiceSchema = z.union([
  z.object({ id: z.string() }),
  z.object({ name: z.string(), kind: z.enum(tagKinds) }),
]);

export type TagChoice = z.output<typeof tagChoiceSchema>;

/** A field that another version of the client left out, or wrote as this one cannot read it, is as in an empty form. */
const field = <S extends z.ZodMiniType>(schema: S, empty: z.output<S>) => ({
  schema,
  empty,
  up: () => empty,
});

export const formSchema = recordSchema({
  emotion: field(z.nullable(z.string()), null),
  intensity: field(z.number(), intensityRange.default),
  isTwin: field(z.boolean(), false),
  base: field(z.nullable(z.enum(familyIds)), null),
  baseIntensity: field(z.number(), intensityRange.default),
  note: field(z.string(), ""),
  /** Offered for a star that exists. */
  keptOutOfLetters: field(z.boolean(), false),
  /** Null for now, or for the moment that the star has already. */
  when: field(z.nullable(typedWhenSchema), null),
  tags: field(z.array(tagChoiceSchema), []),
  /** What is typed in the field for tags, and no tag yet. */
  tagText: field(z.string(), ""),
});

export type MoodForm = z.output<typeof formSchema>;

export const emptyForm: MoodForm = formSchema.parse({});

/** Applies a change and keeps the rules of twin stars. */
export function changeForm(form: MoodForm, change: Partial<MoodForm>): MoodForm {
  const next = { ...form, ...change };
  if (!next.isTwin) return { ...next, base: null, baseIntensity: intensityRange.default };
  return next.base === next.emotion ? { ...next, base: null } : next;
}

type Parts = { readonly emotion: string | null; readonly isTwin: boolean; readonly base: string | null };

/** What Create Star waits for by the specification, except that no call is pending; null for nothing. */
export function missingIn({ emotion, isTwin, base }: Parts): "emotion" | "base" | null {
  if (emotion === null) return "emotion";
  return isTwin && base === null ? "base" : null;
}

export const isComplete = (form: MoodForm) => missingIn(form) === null;

/** Whether the form has words of the person, which have to be sealed where words are. */
export const saysWords = ({ note, tags, tagText }: MoodForm): boolean =>
  note.trim() !== "" || tagText.trim() !== "" || tags.some((choice) => "name" in choice);

export const isSameForm = (one: MoodForm, other: MoodForm) => textOf(one) === textOf(other);

/** The fields are in one order: the gate appends those that a stored form lacks. */
const textOf = (form: MoodForm) => JSON.stringify({ ...emptyForm, ...form });

/** What the form says of a star besides its moment and its tags; null without an emotion. */
export function fieldsOf(form: MoodForm) {
  if (form.emotion === null) return null;
  return {
    emotion: form.emotion,
    intensity: form.intensity,
    note: normalizeNote(form.note),
    isTwinStar: form.isTwin ? (1 as const) : (0 as const),
    secondaryEmotion: form.base,
    secondaryIntensity: form.isTwin ? form.baseIntensity : null,
  } satisfies Partial<NewMoodEntry>;
}

type Star = Pick<StarContent, "emotion" | "intensity"> & {
  readonly [Field in
    | ("note" | "keptOutOfLetters" | "tags")
    | ("isTwinStar" | "secondaryEmotion" | "secondaryIntensity")]?: StarContent[Field] | null | undefined;
};

/** The form of a star that exists or waits to be sent. A feeling that the form does not offer is not chosen in it. */
export function formOf(feelings: Feelings, star: Star): MoodForm {
  const base = formSchema.shape.base.safeParse(star.secondaryEmotion);
  return {
    ...emptyForm,
    emotion: findEmotion(feelings, star.emotion)?.id ?? null,
    intensity: star.intensity,
    isTwin: star.isTwinStar === 1,
    base: base.data ?? null,
    baseIntensity: star.secondaryIntensity ?? intensityRange.default,
    note: star.note ?? "",
    keptOutOfLetters: star.keptOutOfLetters ?? false,
    tags: (star.tags ?? []).map((id) => ({ id })),
  };
}

type Moment = Pick<StarContent, "timestamp" | "utcOffset" | "timeZone">;

/**
 * What a star says after the form. What the person did not change stays as it was, also where the form cannot show it.
 * `moment` is null and `tags` are the ids of the star itself where they are not changed.
 */
export function contentOf(
  form: MoodForm,
  star: StarContent,
  moment: Moment | null,
  tags: string[],
): StarContent {
  const { timestamp, utcOffset, timeZone } = moment ?? star;
  return {
    ...{ timestamp, utcOffset, timeZone, tags },
    emotion: form.emotion ?? star.emotion,
    intensity: form.intensity,
    note: form.note === (star.note ?? "") ? star.note : normalizeNote(form.note),
    // Words that are locked stay with the star, unless others were typed.
    ...(star.sealed && form.note === "" && { sealed: star.sealed }),
    keptOutOfLetters: form.keptOutOfLetters,
    isTwinStar: form.isTwin ? 1 : 0,
    secondaryEmotion: form.isTwin ? (form.base ?? star.secondaryEmotion) : null,
    secondaryIntensity: form.isTwin ? form.baseIntensity : null,
  };
}
