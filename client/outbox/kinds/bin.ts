/** Stars that go to the bin and come back from it. */

import * as z from "zod/mini";
import { universeCalls } from "#domain/calls/universe.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import { dropRow, putRow, withReply } from "#domain/records/edit-universe.ts";
import { type MoodEntry, moodEntrySchema } from "#domain/records/star/mood-entry.ts";
import { send } from "../../api.ts";
import { failureOf } from "../deliver.ts";
import { findRow, kind, type Order, plainText, showRefusal } from "../kind.ts";
import { failureOfKnownStar } from "./correction.ts";
import { codeOf, replaceIn, textOfStar } from "./star.ts";

/** Moves a star to the bin. The server does not know a star that has never arrived. */
export async function removeStar({ id, userId }: Pick<Order<null>, "id" | "userId">): Promise<null> {
  try {
    return (await send(universeCalls.binMoodEntry, { owner: userId, params: { id } })).data;
  } catch (error) {
    if (codeOf(error) !== "not-found") throw error;
    return null;
  }
}

export const removal = kind<null, null>({
  bodySchema: z.null(),
  deliver: removeStar,
  failureOf,
  removedBy: "restoration",
  apply: (universe, { id }) => dropRow(universe, "entries", id),
  applyReply: (known, _, { id }) => dropRow(known, "entries", id),
  text: (t, { id }, { entries, names }) => textOfStar(t, names, waiting.star.removal, findRow(entries, id)),
});

/** The body is the star, which is shown until the server has brought it back; null where it is not known. */
export const restoration = kind<MoodEntry | null, MoodEntry>({
  bodySchema: z.nullable(moodEntrySchema),
  words: "entry",
  deliver: async ({ id, userId }) =>
    (await send(universeCalls.restoreMoodEntry, { owner: userId, params: { id } })).data,
  failureOf: failureOfKnownStar,
  replaceReference: (body, id, by) => body && replaceIn(body, id, by),
  onDropped: showRefusal(waiting.refused.restoration),
  apply: (universe, { id, body }) =>
    body === null || universe.entries.some((entry) => entry.id === id)
      ? universe
      : putRow(universe, "entries", body),
  applyReply: (known, entry) => withReply(known, "entries", entry),
  text: (t) => plainText(t(waiting.star.back)),
});
