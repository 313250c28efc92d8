/** The tags of a form: which are offered, and what becomes of a typed name. */

import { fold } from "#domain/journal/fold.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Sentence } from "#domain/languages/translator.ts";
import { findTagByName, tagNameKey, unusedStarters } from "#domain/records/tag/find-tags.ts";
import { starterTagsIn } from "#domain/records/tag/starter-tags.ts";
import { maxTagsOfStar, type Tag, tagChangeSchema } from "#domain/records/tag/tag.ts";
import { ruleIn } from "#domain/refusals.ts";
import { translator } from "../languages/language.ts";
import type { MoodForm, TagChoice } from "./mood-form.ts";

export type TagsOfUniverse = {
  /** All of them. */
  readonly tags: readonly Tag[];
  /** Tags that can be chosen, in the order in which they are offered. */
  readonly offered: readonly Tag[];
};

export type TagOffer = { readonly choice: TagChoice; readonly name: string };

/** Null for a tag that this browser does not know yet, or not any more. */
export const nameOfChoice = (choice: TagChoice, tags: readonly Tag[]): string | null =>
  "name" in choice ? choice.name : (tags.find(({ id }) => id === choice.id)?.name ?? null);

/** What can still be chosen, with `text` in its name. */
export function offersFor(
  text: string,
  chosen: readonly TagChoice[],
  { tags, offered }: TagsOfUniverse,
): readonly TagOffer[] {
  const part = fold(text).trim();
  return [
    ...offered.map(({ id, name }) => ({ choice: { id }, name })),
    ...unusedStarters(translator(), tags).map((starter) => ({ choice: starter, name: starter.name })),
  ].filter(({ choice, name }) => fold(name).includes(part) && !isChosen(choice, chosen, tags));
}

/** The typed name as a new tag; null if there is a tag of this name, or the name cannot be one. */
export function newTagOffer(
  text: string,
  chosen: readonly TagChoice[],
  tags: readonly Tag[],
): TagOffer | null {
  const typed = readTypedTag(text, tags);
  if (!typed.ok || "id" in typed.choice || isChosen(typed.choice, chosen, tags)) return null;
  const { name } = typed.choice;
  return findStarter(name) ? null : { choice: typed.choice, name };
}

type Added =
  | { readonly ok: true; readonly tags: TagChoice[] }
  | { readonly ok: false; readonly sentence: Sentence };

export function addTag(chosen: readonly TagChoice[], choice: TagChoice, tags: readonly Tag[]): Added {
  if (isChosen(choice, chosen, tags)) return { ok: true, tags: [...chosen] };
  if (chosen.length >= maxTagsOfStar)
    return { ok: false, sentence: (t) => t(addMood.tags.tooMany, { max: maxTagsOfStar }) };
  return { ok: true, tags: [...chosen, choice] };
}

/** Chooses what is typed in the field. */
export function addTypedTag(form: Pick<MoodForm, "tags" | "tagText">, tags: readonly Tag[]): Added {
  if (form.tagText.trim() === "") return { ok: true, tags: form.tags };
  const typed = readTypedTag(form.tagText, tags);
  return typed.ok ? addTag(form.tags, typed.choice, tags) : typed;
}

type TypedTag =
  | { readonly ok: true; readonly choice: TagChoice }
  | { readonly ok: false; readonly sentence: Sentence };

function readTypedTag(text: string, tags: readonly Tag[]): TypedTag {
  const known = findTagByName(tags, text);
  if (known) return { ok: true, choice: { id: known.id } };
  const starter = findStarter(text);
  if (starter) return { ok: true, choice: starter };
  const tag = tagChangeSchema.safeParse({ name: text, kind: "other", isArchived: false });
  if (tag.success) return { ok: true, choice: { name: tag.data.name, kind: tag.data.kind } };
  const rule = tag.error.issues[0]?.message ?? "";
  return { ok: false, sentence: (t) => ruleIn(t, rule) };
}

const findStarter = (name: string) =>
  starterTagsIn(translator()).find((starter) => tagNameKey(starter.name) === tagNameKey(name)) ?? null;

/** A tag is chosen by its id or by its name: one that was new may have been created since. */
function isChosen(choice: TagChoice, chosen: readonly TagChoice[], tags: readonly Tag[]): boolean {
  const key = (each: TagChoice) => {
    const name = nameOfChoice(each, tags);
    return name === null ? JSON.stringify(each) : tagNameKey(name);
  };
  return chosen.some((each) => key(each) === key(choice));
}
