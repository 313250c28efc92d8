/** Readings as the API sends them: many in blocks of columns, few as they are. */

import { packReadings } from "#domain/records/reading/columns.ts";
import { type SentReading, sentReadingFields } from "#domain/records/reading/reading.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { bytesOfRecord } from "../database/migrations/0023-bytes-of-texts.ts";
import type { Db } from "../database/schema.ts";
import { listInSlices } from "../sliced/json-slices.ts";
import { type KeptKind, recordReader } from "./kept-kind.ts";
import { listChangedReadings, listReadingsAfter, type ReadingRow } from "./reading-queries.ts";
import { listTrackerIds } from "./tracker-queries.ts";

export const toReading: (row: ReadingRow) => SentReading = recordReader(sentReadingFields);

/** What a universe stores for each reading. */
export const bytesOfReading = bytesOfRecord;

/** A reply with more has them in blocks. */
const mostRows = 50;

/** All readings, page by page: each page has those of one tracker. To be read as of one moment (`readSnapshot`). */
async function* pagesOfReadings(db: Db, userId: string): AsyncGenerator<readonly ReadingRow[]> {
  for (const trackerId of await listTrackerIds(db, userId)) {
    let after = "";
    for (;;) {
      const page = await listReadingsAfter(db, { userId, trackerId }, after);
      const last = page.at(-1);
      if (!last) break;
      yield page;
      after = last.at;
    }
  }
}

async function* blocksOf(pages: AsyncIterable<readonly ReadingRow[]>) {
  for await (const page of pages) yield packReadings(page.map(toReading));
}

export const readings: KeptKind<"readings"> = {
  ...recordKinds.reading,
  ...{ table: "readings", tombstone: "reading" },
  async readChanged(db, userId, since) {
    if (since === null)
      return { records: listInSlices(blocksOf(pagesOfReadings(db, userId)), (block) => block), gone: [] };
    const changed = await listChangedReadings(db, userId, since);
    if (changed.length === 0) return { records: [], gone: [] };
    const trackers = new Set(await listTrackerIds(db, userId));
    const sent = changed.filter(({ trackerId }) => trackers.has(trackerId)).map(toReading);
    return { records: sent.length > mostRows ? packReadings(sent) : sent, gone: [] };
  },
  async *readAll(db, userId) {
    for await (const page of pagesOfReadings(db, userId))
      yield page.map((row) => ({ ...toReading(row), createdAt: row.createdAt.toISOString() }));
  },
};
