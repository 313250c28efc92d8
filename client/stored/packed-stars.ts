/**
 * Stars as the browser stores them: each month as the text of a list of rows, so that reading makes few objects besides the
 * stars. The head of the universe names the columns of the rows.
 */

import { recordKinds } from "#domain/records/record-kinds.ts";
import { columnsOf, packRows, unpackRows } from "#domain/records/rows.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

/** All stars of a universe have the same owner. */
export const columns = columnsOf(recordKinds.star.fields);

/** The keys of months sort as their stars do, because a moment is ISO 8601 in UTC. */
export const monthOf = ({ timestamp }: MoodEntry): string => timestamp.slice(0, 7);

export const packStars = (stars: readonly MoodEntry[]): string => packRows(recordKinds.star.fields, stars);

export const unpackStars = (text: unknown, columns: readonly string[], userId: string) =>
  unpackRows(recordKinds.star, { text, columns, shared: { userId } });
