/** Constellations as the API sends them, with their stars. */

import { recordKinds } from "#domain/records/record-kinds.ts";
import type { Db } from "../database/schema.ts";
import { listStarsOfConstellations } from "./constellation-queries.ts";
import { type KeptKind, recordReader } from "./kept-kind.ts";
import { listRecords } from "./queries.ts";

export const toConstellation = recordReader(recordKinds.constellation.fields);

type Choice = { readonly since: number | null; readonly withBin: boolean };

async function readConstellations(db: Db, userId: string, { since, withBin }: Choice) {
  const rows = await listRecords(db, "constellations", userId, since);
  if (rows.length === 0) return [];
  const stars = await listStarsOfConstellations(db, userId, { since, withBin });
  const starsOf = Map.groupBy(stars, ({ constellationId }) => constellationId);
  return rows.map((row) => ({
    constellation: toConstellation({
      ...row,
      entryIds: starsOf.get(row.id)?.map(({ entryId }) => entryId) ?? [],
    }),
    createdAt: row.createdAt.toISOString(),
  }));
}

export const constellations: KeptKind<"constellations"> = {
  ...recordKinds.constellation,
  ...{ table: "constellations", tombstone: "constellation" },
  async readChanged(db, userId, since) {
    const changed = await readConstellations(db, userId, { since, withBin: false });
    return { records: changed.map(({ constellation }) => constellation), gone: [] };
  },
  async *readAll(db, userId) {
    const all = await readConstellations(db, userId, { since: null, withBin: true });
    yield all.map(({ constellation, createdAt }) => ({ ...constellation, createdAt }));
  },
};
