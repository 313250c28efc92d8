/** Writes that wait, in words. */

import { feelingName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { formatDateTime } from "../stars/star-text.ts";
import type { Item } from "./item.ts";
import { isOfKind } from "./use-universe.ts";

/** What the server has, where it is known: a write may say only the id of its star or tag. */
export type KnownRows = { readonly entries: readonly MoodEntry[]; readonly tags: readonly Tag[] };

/** `detail` is the moment of the star that the write is about; null for other writes. */
export type WaitingText = { readonly title: string; readonly detail: string | null };

export function waitingText(
  t: Translator,
  feelings: Feelings,
  item: Item,
  { entries, tags }: KnownRows,
): WaitingText {
  const { id } = item;
  const ofStar = (texts: OfStar, star: MoodEntry | null): WaitingText =>
    star
      ? {
          title: t(texts.known, { feeling: feelingName(t, feelings, star.emotion) }),
          detail: formatDateTime(t, star),
        }
      : plain(t(texts.unknown));
  if (isOfKind("star")(item)) {
    const { emotion, timestamp, utcOffset } = item.body;
    const moment = { timestamp: timestamp ?? item.createdAt, utcOffset: utcOffset ?? null };
    return {
      title: t(waiting.star.new, { feeling: feelingName(t, feelings, emotion) }),
      detail: formatDateTime(t, moment),
    };
  }
  if (isOfKind("correction")(item)) return ofStar(waiting.star.change, item.body.base);
  if (item.kind === "removal") return ofStar(waiting.star.removal, findRow(entries, id));
  if (isOfKind("newTag")(item)) return plain(t(waiting.tag.new, { name: item.body.name }));
  if (isOfKind("tagChange")(item)) return plain(t(waiting.tag.change, { name: item.body.name }));
  if (item.kind === "tagRemoval") return plain(removalText(t, findRow(tags, id)));
  if (isOfKind("tagMerge")(item))
    return plain(mergeText(t, findRow(tags, id), findRow(tags, item.body.into)));
  if (isOfKind("constellation")(item)) return plain(t(waiting.constellation, { name: item.body.name }));
  return plain(t(others[item.kind] ?? waiting.change));
}

type OfStar = typeof waiting.star.change | typeof waiting.star.removal;

const others: Readonly<Record<string, Text>> = {
  restoration: waiting.star.back,
  constellationRemoval: waiting.constellationRemoval,
  avatar: waiting.avatar,
  quiz: waiting.quiz,
  practice: waiting.practice,
};

const plain = (title: string): WaitingText => ({ title, detail: null });

const findRow = <R extends { readonly id: string }>(rows: readonly R[], id: string): R | null =>
  rows.find((row) => row.id === id) ?? null;

const removalText = (t: Translator, tag: Tag | null) =>
  tag ? t(waiting.tag.removal.known, { name: tag.name }) : t(waiting.tag.removal.unknown);

function mergeText(t: Translator, tag: Tag | null, into: Tag | null): string {
  if (tag && into) return t(waiting.tag.merge.known, { name: tag.name, into: into.name });
  if (tag) return t(waiting.tag.merge.intoUnknown, { name: tag.name });
  return into ? t(waiting.tag.merge.ofUnknown, { into: into.name }) : t(waiting.tag.merge.unknown);
}
