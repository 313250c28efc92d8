import type { QueryClient } from "@tanstack/react-query";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { WaitingWrite } from "#domain/records/waiting-writes.ts";
import { updateSessionUser } from "../session/session.ts";
import { showStoredEntry, showStoredWrite } from "../stars/mood-entries.ts";
import type { outbox as browserOutbox } from "./browser-outbox.ts";

type Owned = { readonly id: string; readonly userId: string };

/** Shows what the server has stored, until the next poll tells it. The returned function ends it. */
export function showDeliveries(outbox: typeof browserOutbox, client: QueryClient): () => void {
  const showEntry = (entry: MoodEntry) => showStoredEntry(client, entry);
  const show = ({ userId }: Owned, write: WaitingWrite) => showStoredWrite(client, userId, write);
  const showTag = ({ id, ...change }: Tag, item: Owned) => show(item, { kind: "tag", id, change });
  const stops = [
    outbox.onDelivered("star", showEntry),
    outbox.onDelivered("correction", showEntry),
    outbox.onDelivered("restoration", showEntry),
    outbox.onDelivered("removal", (_, item) => show(item, { kind: "removal", id: item.id })),
    outbox.onDelivered("avatar", ({ id, avatarShape, avatarColors, avatarPattern, updatedAt }) => {
      updateSessionUser(client, id, { avatarShape, avatarColors, avatarPattern, updatedAt });
    }),
    outbox.onDelivered("newTag", showTag),
    outbox.onDelivered("tagChange", showTag),
    outbox.onDelivered("tagRemoval", (_, item) => show(item, { kind: "tagRemoval", id: item.id })),
    outbox.onDelivered("tagMerge", (_, item) =>
      show(item, { kind: "tagMerge", id: item.id, into: item.body.into }),
    ),
    outbox.onDelivered("constellation", ({ id, name, entryIds }, item) =>
      show(item, { kind: "constellation", id, change: { name, entryIds } }),
    ),
    outbox.onDelivered("constellationRemoval", (_, item) =>
      show(item, { kind: "constellationRemoval", id: item.id }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
