import { api, unknownStarsSchema } from "#domain/api.ts";
import {
  type Constellation,
  type ConstellationChange,
  minStarsOfConstellation,
} from "#domain/records/constellation/constellation.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";

type Ids = { readonly id: string; readonly userId: string };
type Order = Ids & { readonly body: ConstellationChange };

/** Names stars. Those that were removed elsewhere in the meantime are left out, as long as two stay. */
export async function sendConstellation({ id, userId, body }: Order): Promise<Constellation> {
  try {
    return (await send(api.putConstellation, { owner: userId, params: { id }, body })).data;
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
export async function removeConstellation({ id, userId }: Ids): Promise<null> {
  try {
    return (await send(api.deleteConstellation, { owner: userId, params: { id } })).data;
  } catch (error) {
    if (error instanceof CallError && error.refusal.code === "not-found") return null;
    throw error;
  }
}
