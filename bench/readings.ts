/** Ten years of five trackers, as a person has noted them on most days; the same in every run. */

import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import { type Reading, readingId } from "#domain/records/reading/reading.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { openDatabase } from "../server/database/open.ts";
import type { Db } from "../server/database/schema.ts";
import { nameOf, type RunningServer } from "./running-server.ts";

const days = 3_650;
/** The share of days without a check-in, which leaves 18,000 readings. */
const missed = 0.014;

const trackerOf = (number: number, tracker: Partial<Tracker> & Pick<Tracker, "name" | "kind">): Tracker => ({
  ...{ id: `5f0e1c2a-7b3d-4e6f-8a9b-0c1d2e3f4a5${number}`, unit: "", min: null, max: null, step: null },
  ...{ lowLabel: "", highLabel: "", ask: "evening", perDay: "one", isArchived: false },
  ...{ position: number, revision: number + 1 },
  ...tracker,
});

export const trackers: readonly Tracker[] = [
  trackerOf(0, { name: "Sleep", kind: "number", unit: "h", min: 0, max: 24, step: 0.25, ask: "morning" }),
  trackerOf(1, { name: "Energy", kind: "scale", min: 1, max: 5, step: 1 }),
  trackerOf(2, { name: "Coffee", kind: "count", unit: "cups" }),
  trackerOf(3, { name: "A walk", kind: "yes-no" }),
  trackerOf(4, { name: "Outside", kind: "duration" }),
];

/** The revisions are those of check-ins day by day, behind the trackers. Sorted as the list of a universe. */
export function makeReadings(lastDay = "2025-12-31"): Reading[] {
  const random = seededRandom(days);
  const near = (mean: number, spread: number) => mean + ((random() + random() + random()) / 1.5 - 1) * spread;
  const drawOf: readonly (() => number)[] = [
    () => Math.round(near(7.25, 1.5) * 4) / 4,
    () => Math.round(near(3, 2)),
    () => Math.max(0, Math.round(near(2, 2))),
    () => (random() < 0.4 ? 1 : 0),
    () => Math.max(0, Math.round(near(9, 9)) * 5),
  ];
  let revision = trackers.length;
  const readings: Reading[] = [];
  for (let day = dayOfDate(lastDay) - days + 1; day <= dayOfDate(lastDay); day++)
    if (random() >= missed) {
      const at = dateOfDay(day);
      // Stars come between two check-ins.
      revision += Math.floor(random() * 4);
      // Summer time, to a day or two.
      const utcOffset = at.slice(5) >= "03-29" && at.slice(5) < "10-27" ? 120 : 60;
      for (const [number, { id: trackerId }] of trackers.entries())
        readings.push({
          ...{ id: readingId(trackerId, at), trackerId, at, value: drawOf[number]?.() ?? 0 },
          ...{ utcOffset, timeZone: "Europe/Berlin", revision: ++revision },
        });
    }
  return readings.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Gives ten years of readings to the universe with this number of stars, while its server runs. */
export async function giveReadings({ dataDir }: Pick<RunningServer, "dataDir">, stars: number) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("universeName", "=", nameOf(stars))
    .executeTakeFirstOrThrow();
  await storeReadings(db, id);
  await close();
}

/** Stores trackers and readings at once, because a call for each would take minutes. */
async function storeReadings(db: Db, userId: string) {
  const of = { userId, createdAt: new Date(), importId: null };
  const rows = makeReadings().map(({ id: _, ...reading }) => ({ ...reading, ...of }));
  await db
    .insertInto("trackers")
    .values(
      trackers.map(({ isArchived, ...tracker }) => ({
        ...{ ...tracker, ...of, nameKey: tagNameKey(tracker.name) },
        isArchived: isArchived ? 1 : 0,
      })),
    )
    .execute();
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insertInto("readings")
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
  const revision = Math.max(...rows.map((row) => row.revision));
  await db
    .updateTable("users")
    .set(({ fn, ref, val }) => ({ revision: fn<number>("max", [ref("revision"), val(revision)]) }))
    .where("id", "=", userId)
    .execute();
}

/** SQLite takes only so many values in a statement. */
const rowsAtOnce = 500;
