import { useMemo } from "react";
import type { Translator } from "#domain/languages/translator.ts";
import { type TagChange, tagChangeSchema } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { sentenceOfRefusal } from "../../outbox/deliver.ts";
import type { Item } from "../../outbox/item.ts";
import { useItems } from "../../outbox/use-universe.ts";

const tagKinds = ["newTag", "tagChange", "tagRemoval", "tagMerge"] as const;

/** What waits to be sent for a tag, or what the server has refused. */
export type WaitingTag = {
  readonly kind: (typeof tagKinds)[number];
  /** What the tag should become, and the server's sentence. Only a change of a tag stays after it was refused. */
  readonly refused: { readonly change: TagChange; readonly sentence: string | null } | null;
};

/** What waits for each tag, by its id. */
export function useWaitingTags(userId: string): ReadonlyMap<string, WaitingTag> {
  const items = useItems(userId);
  const t = useTranslator();
  return useMemo(() => new Map(items.flatMap((item) => toWaitingTag(t, item))), [items, t]);
}

function toWaitingTag(t: Translator, item: Item): [string, WaitingTag][] {
  const kind = tagKinds.find((name) => name === item.kind);
  if (!kind) return [];
  if (item.refusal === null) return [[item.id, { kind, refused: null }]];
  const change = tagChangeSchema.safeParse(item.body).data;
  if (kind !== "tagChange" || !change) return [];
  return [[item.id, { kind, refused: { change, sentence: sentenceOfRefusal(t, item.refusal) } }]];
}
