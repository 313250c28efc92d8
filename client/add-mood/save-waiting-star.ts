/** Changes a star that waits to be sent. */

import type { QueryClient } from "@tanstack/react-query";
import { correctedContent } from "#domain/records/star/correction.ts";
import type { MoodEntry, NewMoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { correctStar } from "../outbox/star-changes.ts";
import type { WaitingStar } from "../outbox/use-universe.ts";
import { loadWords } from "../sealed/words-code.ts";
import { universeQuery } from "../stars/mood-entries.ts";
import { fieldsOf } from "./mood-form.ts";
import { saveTags } from "./save-tags.ts";
import type { SettledForm } from "./settle-form.ts";

type Settled = Extract<SettledForm, { ok: true }>;

/** A star that was delivered meanwhile is corrected. Resolves to false if the server cannot say what it has. */
export async function saveWaitingStar(
  client: QueryClient,
  star: WaitingStar,
  settled: Settled,
  known: readonly Tag[],
): Promise<boolean> {
  const body = await changedBody(star, settled, known);
  return (await outbox.change({ ...star, body })) || correctDelivered(client, star.userId, body);
}

/** At another moment, the star has another place, which only the server knows. */
async function changedBody(
  { userId, body }: WaitingStar,
  { form, moment }: Settled,
  known: readonly Tag[],
): Promise<NewMoodEntry> {
  const tags = await saveTags(userId, form.tags, known);
  const hasTags = tags.length > 0 || body.tags != null;
  return {
    ...{ ...body, ...fieldsOf(form) },
    ...(hasTags && { tags }),
    ...(moment && { ...moment, position: null }),
  };
}

const openStar = async (userId: string, star: MoodEntry) =>
  (await loadWords()).openRecord({ userId, kind: "entry", id: star.id }, star);

/** The outbox may deliver the star while its new tags are saved. Resolves to false if the server cannot say what it has. */
async function correctDelivered(
  client: QueryClient,
  userId: string,
  { id, position: _, ...body }: NewMoodEntry,
) {
  const known = await client.fetchQuery({ ...universeQuery(userId), staleTime: 0 }).catch(() => null);
  const told = known?.entries.find((each) => each.id === id);
  if (!told) return false;
  const entry = told.sealed ? await openStar(userId, told) : told;
  const { timestamp, ...changes } = body;
  await correctStar(
    userId,
    entry,
    correctedContent(entry, { ...changes, ...(timestamp != null && { timestamp }) }),
  );
  return true;
}
