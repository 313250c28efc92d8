/** Stars that a person has named. */

import * as z from "zod/mini";
import { universeCalls, unknownStarsSchema } from "#domain/calls/universe.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import {
  type Constellation,
  type ConstellationChange,
  constellationChangeSchema,
  minStarsOfConstellation,
} from "#domain/records/constellation/constellation.ts";
import { dropRow, putRow, withReply } from "#domain/records/edit-universe.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { failureOf } from "../deliver.ts";
import { findRow, kind, type Order, plainText, showRefusal } from "../kind.ts";

type Change = Pick<Order<ConstellationChange>, "id" | "userId" | "body">;

/** Names stars. Those that were removed elsewhere in the meantime are left out, as long as two stay. */
export async function sendConstellation({ id, userId, body }: Change): Promise<Constellation> {
  try {
    return (await send(universeCalls.putConstellation, { owner: userId, params: { id }, body })).data;
  } catch (error) {
    const unknown = unknownStarsOf(error);
    const entryIds = body.entryIds.filter((entryId) => !unknown.includes(entryId));
    const isShorter = entryIds.length < body.entryIds.length;
    if (!isShorter || entryIds.length < minStarsOfConstellation) throw error;
    return sendConstellation({ id, userId, body: { ...body, entryIds } });
  }
}

function unknownStarsOf(error: unknown): readonly string[] {
  if (!(error instanceof CallError) || error.refusal.code !== "unknown-star") return [];
  return unknownStarsSchema.safeParse(error.refusal.extra).data?.unknown ?? [];
}

/** The server does not know a constellation that has never arrived: nothing is left to do. */
export async function removeConstellation({ id, userId }: Omit<Change, "body">): Promise<null> {
  try {
    return (await send(universeCalls.deleteConstellation, { owner: userId, params: { id } })).data;
  } catch (error) {
    if (error instanceof CallError && error.refusal.code === "not-found") return null;
    throw error;
  }
}

export const constellation = kind<ConstellationChange, Constellation>({
  bodySchema: constellationChangeSchema,
  words: "constellation",
  deliver: sendConstellation,
  failureOf,
  onDropped: showRefusal(waiting.refused.constellation),
  apply: (universe, { id, body }) =>
    putRow(universe, "constellations", { revision: 0, ...findRow(universe.constellations, id), id, ...body }),
  // A change can come to nothing once the stars that other devices have removed are left out.
  applyReply: (known, stored, { body }) =>
    withReply(known, "constellations", stored, { isOwn: stored.entryIds.length === body.entryIds.length }),
  text: (t, { body }) => plainText(t(waiting.constellation, { name: body.name })),
});

export const constellationRemoval = kind<null, null>({
  bodySchema: z.null(),
  deliver: removeConstellation,
  failureOf,
  onDropped: showRefusal(waiting.refused.constellationRemoval),
  apply: (universe, { id }) => dropRow(universe, "constellations", id),
  applyReply: (known, _, { id }) => dropRow(known, "constellations", id),
  text: (t) => plainText(t(waiting.constellationRemoval)),
});
