/** `npm run universe -- stats`: how much the instance holds and how it grows. Counts alone, nothing of a person. */

import { dayMs } from "#domain/calendar.ts";
import { databaseSize } from "../database/size.ts";
import { type CommandContext, type CommandResult, done } from "./command.ts";
import { formatCount, makeColumns } from "./printing.ts";
import {
  countPrograms,
  countStars,
  countStarsByMonth,
  countUniverses,
  countUniversesByMonth,
} from "./stats-queries.ts";

const shownMonths = 12;
const mebibyte = 2 ** 20;

/** The beginnings of the last months (UTC), the oldest first, with the beginning of the next one at the end. */
function monthStarts(now: Date): Date[] {
  const start = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  return Array.from({ length: shownMonths + 1 }, (_, at) => start(shownMonths - 1 - at));
}

const count = (value: number) => value.toLocaleString("en");

export async function stats({ db, dialect, now, print }: CommandContext): Promise<CommandResult> {
  const at = new Date(now());
  const universes = await countUniverses(db, new Date(now() - 30 * dayMs));
  const stars = await countStars(db);
  const told = await countPrograms(db);
  const size = await databaseSize(db, dialect);
  await print(
    makeColumns()([
      ["universes", count(universes.all)],
      ["  signed in during the last 30 days", count(universes.recent)],
      ["  closed, waiting for removal", count(universes.closed)],
      ["  largest", formatCount(universes.mostStars, "star")],
      ["stars", count(stars.all)],
      ["  in the bin", count(stars.inBin)],
      ["webhooks", count(told.webhooks)],
      ["  paused", count(told.paused)],
      ["topics of ntfy", count(told.topics)],
      ["database", `${(size / mebibyte).toFixed(1)} MiB`],
    ]),
  );
  const months = monthStarts(at);
  const [newUniverses, newStars] = [
    await countUniversesByMonth(db, months),
    await countStarsByMonth(db, months),
  ];
  const rows = newUniverses.map((added, month) => [
    months[month]?.toISOString().slice(0, 7) ?? "",
    count(added),
    count(newStars[month] ?? 0),
  ]);
  await print(`\n${makeColumns()([["month (UTC)", "new universes", "stars added"], ...rows.toReversed()])}`);
  return done;
}
