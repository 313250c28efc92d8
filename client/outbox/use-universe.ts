import { useMemo, useSyncExternalStore } from "react";
import { applyWaitingWrites, type WaitingWrite } from "#domain/records/waiting-writes.ts";
import { useMoodEntries } from "../stars/mood-entries.ts";
import type { Item } from "./item.ts";
import type { Kinds } from "./kinds.ts";
import type { ItemOf } from "./outbox-types.ts";
import { useOutbox } from "./use-delivery.ts";

/**
 * The person's universe with everything that waits in this browser applied: corrections, removals, stars that come back
 * from the bin, tags and constellations. `universe` is undefined until it is loaded, and stays the identical object while
 * nothing changes.
 */
export function useUniverse(userId: string) {
  const query = useMoodEntries(userId);
  const items = useItems(userId);
  const universe = useMemo(
    () => query.data && applyWaitingWrites(query.data, items.flatMap(toWrite)),
    [query.data, items],
  );
  return { query, universe };
}

/** The corrections that wait or that the server has refused. */
export type WaitingCorrection = ItemOf<Kinds["correction"]>;

export function useWaitingCorrections(userId: string): readonly WaitingCorrection[] {
  const items = useItems(userId);
  return useMemo(() => items.filter(isOfKind("correction")), [items]);
}

/** The ids of constellations of which a change or the removal waits. */
export function useWaitingConstellations(userId: string): ReadonlySet<string> {
  const items = useItems(userId);
  return useMemo(
    () => new Set(items.filter(({ kind }) => kind.startsWith("constellation")).map(({ id }) => id)),
    [items],
  );
}

const none: readonly Item[] = [];
const subscribeToNothing = () => () => {};

/** Everything that waits, in order. Empty until the code of the outbox has been fetched. */
export function useItems(userId: string): readonly Item[] {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, () =>
    outbox ? outbox.all(userId) : none,
  );
}

/** The outbox holds only items whose body is that of their kind. */
export const isOfKind =
  <K extends keyof Kinds>(kind: K) =>
  (item: Item): item is Item & ItemOf<Kinds[K]> =>
    item.kind === kind;

function toWrite(item: Item): WaitingWrite | [] {
  const { id } = item;
  // What the server has refused is not going to be.
  if (item.refusal) return [];
  if (isOfKind("correction")(item)) return { kind: "correction", id, changes: item.body.changes };
  if (isOfKind("restoration")(item)) return item.body ? { kind: "restoration", id, entry: item.body } : [];
  if (isOfKind("newTag")(item)) return { kind: "tag", id, change: item.body };
  if (isOfKind("tagChange")(item)) return { kind: "tag", id, change: item.body };
  if (isOfKind("tagMerge")(item)) return { kind: "tagMerge", id, into: item.body.into };
  if (isOfKind("constellation")(item)) return { kind: "constellation", id, change: item.body };
  if (item.kind === "removal" || item.kind === "tagRemoval" || item.kind === "constellationRemoval")
    return { kind: item.kind, id };
  return [];
}
