/** Writes that wait, in words. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { emotionNames, formatDateTime } from "../stars/star-text.ts";
import type { Item } from "./item.ts";
import { isOfKind } from "./use-universe.ts";

/** What the server has, where it is known: a write may say only the id of its star or tag. */
export type KnownRows = { readonly entries: readonly MoodEntry[]; readonly tags: readonly Tag[] };

/** `detail` is the moment of the star that the write is about; null for other writes. */
export type WaitingText = { readonly title: string; readonly detail: string | null };

export function waitingText(item: Item, { entries, tags }: KnownRows): WaitingText {
  const { id } = item;
  if (isOfKind("star")(item)) {
    const { emotion, timestamp, utcOffset } = item.body;
    const moment = { timestamp: timestamp ?? item.createdAt, utcOffset: utcOffset ?? null };
    return { title: `New star: ${emotionNames(emotion).name}`, detail: formatDateTime(moment) };
  }
  if (isOfKind("correction")(item)) return ofStar("Change to", item.body.base);
  if (item.kind === "removal") return ofStar("Removal of", findRow(entries, id));
  if (item.kind === "restoration") return plain("A star comes back from the bin");
  if (isOfKind("newTag")(item)) return plain(`New tag: ${item.body.name}`);
  if (isOfKind("tagChange")(item)) return plain(`Change to the tag ${item.body.name}`);
  if (item.kind === "tagRemoval") return plain(`Removal of ${nameOfTag(tags, id)}`);
  if (isOfKind("tagMerge")(item))
    return plain(`Merging ${nameOfTag(tags, id)} into ${nameOfTag(tags, item.body.into)}`);
  if (isOfKind("constellation")(item)) return plain(`Constellation: ${item.body.name}`);
  return plain(others[item.kind] ?? "A change to your universe");
}

const others: Readonly<Record<string, string>> = {
  constellationRemoval: "Removal of a constellation",
  avatar: "Your new avatar",
  quiz: "An answer of the quiz",
  practice: "A finished exercise or maze",
};

const plain = (title: string): WaitingText => ({ title, detail: null });

const ofStar = (what: string, star: MoodEntry | null): WaitingText =>
  star
    ? { title: `${what} ${emotionNames(star.emotion).name}`, detail: formatDateTime(star) }
    : plain(`${what} a star`);

const findRow = <R extends { readonly id: string }>(rows: readonly R[], id: string): R | null =>
  rows.find((row) => row.id === id) ?? null;

function nameOfTag(tags: readonly Tag[], id: string): string {
  const tag = findRow(tags, id);
  return tag ? `the tag ${tag.name}` : "a tag";
}
