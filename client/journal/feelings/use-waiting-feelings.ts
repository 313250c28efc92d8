import { useMemo } from "react";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { sentenceOfRefusal } from "../../outbox/deliver.ts";
import type { Item } from "../../outbox/item.ts";
import { useItems } from "../../outbox/use-universe.ts";

const kinds = ["newFeeling", "feelingChange", "feelingRemoval", "feelingMerge"] as const;

/** What waits to be sent for a feeling, or what the server has refused. */
export type WaitingFeeling = {
  readonly kind: (typeof kinds)[number];
  /** The server's sentence. Only a new feeling stays after it was refused, because stars can wait for it. */
  readonly refused: { readonly sentence: string | null } | null;
};

/** What waits for each feeling, by its id. */
export function useWaitingFeelings(userId: string): ReadonlyMap<string, WaitingFeeling> {
  const items = useItems(userId);
  const t = useTranslator();
  return useMemo(() => new Map(items.flatMap((item) => toWaiting(t, item))), [items, t]);
}

function toWaiting(t: Translator, { id, kind: itemKind, refusal }: Item): [string, WaitingFeeling][] {
  const kind = kinds.find((name) => name === itemKind);
  if (!kind) return [];
  return [[id, { kind, refused: refusal && { sentence: sentenceOfRefusal(t, refusal) } }]];
}
