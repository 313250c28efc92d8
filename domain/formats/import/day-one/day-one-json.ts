/**
 * Reads the journals of Day One: one JSON file for each, in a ZIP. They contain no moods, so that the person chooses one.
 * Example: https://github.com/jrnl-org/jrnl/blob/develop/jrnl/journals/DayOneJournal.py reads the older form.
 */

import { isTimeZone, offsetIn } from "../../../local-time.ts";
import { createJournal, type JournalBuilder } from "../journal-builder.ts";
import { fieldOf, idOf, listOf, textOf } from "../json-shape.ts";
import { clockAt, readMoment } from "../moment-text.ts";
import type { Reading } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { plainMarkdown, plainRichText } from "./day-one-text.ts";

export const isDayOne = (json: unknown): boolean =>
  listOf(fieldOf(json, "entries")).some((entry) => textOf(fieldOf(entry, "creationDate")) !== "");

/** Reads one or several journals. Rows count through all of them. */
export function readDayOne(journals: readonly unknown[]): Reading {
  const journal = createJournal("day-one-zip", "day-one");
  let row = 0;
  for (const json of journals)
    for (const entry of listOf(fieldOf(json, "entries"))) {
      row += 1;
      if (journal.isRefused()) break;
      addEntry(journal, row, entry);
    }
  return journal.finish();
}

function addEntry(journal: JournalBuilder, row: number, entry: unknown) {
  const created = textOf(fieldOf(entry, "creationDate"));
  const moment = readMoment(created);
  const instant = moment?.instant;
  if (!instant)
    return journal.skip(row, "unreadable-date", remark("unreadableDate", { date: quotable(created) }));
  const timeZone = textOf(fieldOf(entry, "timeZone"));
  const zone = timeZone.length <= 60 && isTimeZone(timeZone) ? timeZone : null;
  const clock = zone === null ? null : clockAt(Date.parse(instant), offsetIn(zone, Date.parse(instant)));
  journal.add({
    ...{ row, id: idOf(fieldOf(entry, "uuid")) || null, ...moment, ...clock, instant, timeZone: zone },
    ...{ moods: [], note: plainMarkdown(textOf(fieldOf(entry, "text"))) || richTextOf(entry) },
    tags: listOf(fieldOf(entry, "tags")).map((tag) => ({ name: textOf(tag) })),
  });
}

const richTextOf = (entry: unknown) => plainRichText(textOf(fieldOf(entry, "richText")));
