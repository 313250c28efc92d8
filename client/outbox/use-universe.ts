/** The person's universe in components: what the server has told, and what waits in this browser. */

import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { OwnFeeling } from "#domain/records/feeling/feeling.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { useWords } from "../sealed/use-words.ts";
import { universeQuery } from "../stars/mood-entries.ts";
import type { Waiting } from "../stars/WaitingMark.tsx";
import { sentenceOfRefusal } from "./deliver.ts";
import type { Item } from "./item.ts";
import type { Kinds } from "./kinds.ts";
import type { ItemOf } from "./outbox-types.ts";
import { type BrowserOutbox, useOutbox } from "./use-delivery.ts";

/** A star that the server does not have yet, or that it has refused. */
export type WaitingStar = ItemOf<Kinds["star"]>;
/** A correction that waits, or that the server has refused. */
export type WaitingCorrection = ItemOf<Kinds["correction"]>;

export type Held = {
  /** The universe as the server has told it, with the words that are unlocked here. */
  readonly known: Universe | undefined;
  /** The universe with everything that waits, except new stars; undefined until it is loaded. */
  readonly universe: Universe | undefined;
  /** The stars of the universe and the new ones that wait, which have no place in the sky yet, at their moments. */
  readonly entries: readonly MoodEntry[];
  /** Everything that waits or was refused, in order; empty until the code of the outbox has been fetched. */
  readonly items: readonly Item[];
  /** What waits, by the id of its record; that of a reading is `itemIdOf` its id. */
  readonly waiting: ReadonlyMap<string, Item>;
  readonly stars: readonly WaitingStar[];
  readonly corrections: readonly WaitingCorrection[];
};

/**
 * What this browser holds of the person's records. Every part stays the identical object while nothing of it changes, and
 * is the same in all components.
 */
export function useUniverse(userId: string) {
  const query = useQuery(universeQuery(userId));
  return { query, ...useHeld(userId, query.data) };
}

/** The person's own feelings with what waits, as far as this page knows them: it does not ask. */
export function useOwnFeelings(userId: string): readonly OwnFeeling[] {
  const { data } = useQuery({ ...universeQuery(userId), enabled: false });
  return useHeld(userId, data).universe?.feelings ?? none;
}

/** What is said beside stars that wait, by their ids; the same object until something changes. */
export function useWaiting(userId: string): ReadonlyMap<string, Waiting> {
  const { stars, corrections } = useUniverse(userId);
  const t = useTranslator();
  return useMemo(() => {
    const mark = (what: Waiting["what"]) => (item: Pick<Item, "id" | "refusal">) =>
      [
        item.id,
        {
          what,
          isRefused: item.refusal !== null,
          sentence: item.refusal && sentenceOfRefusal(t, item.refusal),
        },
      ] as const;
    return new Map([...corrections.map(mark("correction")), ...stars.map(mark("star"))]);
  }, [stars, corrections, t]);
}

/** Everything that waits, for a component that needs nothing of the universe. */
export const useItems = (userId: string): readonly Item[] => useItemsOf(useOutbox(), userId);

const none: readonly never[] = [];
const subscribeToNothing = () => () => {};

const useItemsOf = (outbox: BrowserOutbox | null, userId: string): readonly Item[] =>
  useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, () => outbox?.all(userId) ?? none);

function useHeld(userId: string, told: Universe | undefined): Held {
  const outbox = useOutbox();
  const items = useItemsOf(outbox, userId);
  const words = useWords(userId);
  if (!words) return hold(words === null ? told : undefined, items, outbox);
  return hold(told && words.openUniverse(userId, told), items, outbox, words);
}

/** What was held last, of one person: all components of a page ask for the same. */
let latest: {
  readonly known: Universe | undefined;
  readonly items: readonly Item[];
  readonly version: number;
  readonly held: Held;
} | null = null;

function hold(
  known: Universe | undefined,
  items: readonly Item[],
  outbox: BrowserOutbox | null,
  words?: NonNullable<ReturnType<typeof useWords>>,
): Held {
  const version = words?.openedVersion() ?? 0;
  if (latest?.known === known && latest?.items === items && latest.version === version) return latest.held;
  const named = (universe: Universe | undefined) => (universe && words?.withNames(universe)) ?? universe;
  const universe = named(known && outbox ? outbox.apply(known, items) : known);
  const listed = universe && outbox ? outbox.applyToLists(universe, items) : universe;
  const isOld = latest?.items === items;
  const held: Held = {
    known: named(known),
    universe,
    entries: listed?.entries ?? none,
    items,
    waiting: isOld && latest ? latest.held.waiting : new Map(items.map((item) => [item.id, item])),
    stars: isOld && latest ? latest.held.stars : items.filter(isOfKind("star", outbox)),
    corrections: isOld && latest ? latest.held.corrections : items.filter(isOfKind("correction", outbox)),
  };
  latest = { known, items, version, held };
  return held;
}

/** The body of an item is one of its kind if the outbox knows it. */
const isOfKind =
  <K extends keyof Kinds>(kind: K, outbox: BrowserOutbox | null) =>
  (item: Item): item is Item & ItemOf<Kinds[K]> =>
    item.kind === kind && outbox !== null && outbox.isKnown(item);
