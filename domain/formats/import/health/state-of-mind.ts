/**
 * Reads Apple's State of Mind from Health Auto Export: a list of JSON, or a table. Format: https://help.healthyapps.dev/en/health-auto-export/export-format
 */

import type { DateForm } from "../date-text.ts";
import { createJournal, type JournalBuilder } from "../journal-builder.ts";
import { fieldOf, idOf, listOf, numberOf, textOf, wordsOf } from "../json-shape.ts";
import { readMoment } from "../moment-text.ts";
import type { Reading, RowReader } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { createRowReader, splitNames } from "../table.ts";
import { moodsOfCheckIn } from "./check-in-moods.ts";
import { measureMetrics, metricsOf } from "./metrics.ts";

/** Check-ins of the list and of the table have the same keys. */
const stateOfMindKeys = "state-of-mind";

const namesOfLists = ["stateOfMind", "state_of_mind"] as const;

/** The list of check-ins, in or out of `data`; null in any other JSON. */
function findCheckIns(json: unknown): readonly unknown[] | null {
  for (const place of [fieldOf(json, "data"), json])
    for (const name of namesOfLists) {
      const list = fieldOf(place, name);
      if (Array.isArray(list)) return list;
    }
  return null;
}

export const isStateOfMind = (json: unknown): boolean =>
  findCheckIns(json) !== null || metricsOf(json).length > 0;

export function readStateOfMind(json: unknown): Reading {
  const journal = createJournal("health-auto-export-json", stateOfMindKeys);
  for (const [at, checkIn] of (findCheckIns(json) ?? []).entries()) {
    if (journal.isRefused()) break;
    const row = at + 1;
    const start = textOf(fieldOf(checkIn, "start")) || textOf(fieldOf(checkIn, "date"));
    const moment = readMoment(start);
    const { moods, against } = moodsOfCheckIn(
      namesIn(fieldOf(checkIn, "labels")),
      wordsOf(textOf(fieldOf(checkIn, "valenceClassification"))),
      numberOf(fieldOf(checkIn, "valence")),
    );
    noteAgainst(journal, row, against);
    if (!moment) journal.skip(row, "unreadable-date", remark("unreadableDate", { date: quotable(start) }));
    else if (moods.length === 0) journal.skip(row, "no-mood", remark("noLabels"));
    else
      journal.add({
        ...{ row, id: idOf(fieldOf(checkIn, "id")) || null, ...moment, moods, note: "" },
        tags: namesIn(fieldOf(checkIn, "associations")).map((name) => ({ name })),
      });
  }
  measureMetrics(journal, json);
  return journal.finish();
}

const namesIn = (list: unknown): string[] => listOf(list).map((name) => wordsOf(textOf(name)));

function noteAgainst(journal: JournalBuilder, row: number, against: readonly string[]) {
  if (against.length > 0)
    journal.change(row, "more-moods", remark("labelAgainst", { names: against.map(quotable) }));
}

const splitCell = (cell: string) => splitNames(cell, /[|;,]/);

/** A column for each field of the JSON. Labels and associations of one cell have a bar between them. */
export function createStateOfMindReader(header: readonly string[], form: DateForm): RowReader {
  const journal = createJournal("health-auto-export-json", stateOfMindKeys);
  return createRowReader(header, journal, (cell, row) => {
    const start = cell("start") || cell("date");
    const moment = readMoment(start, form);
    const valence = cell("valence").trim() === "" ? null : Number(cell("valence").replace(",", "."));
    const { moods, against } = moodsOfCheckIn(
      splitCell(cell("labels")).map(({ name }) => wordsOf(name)),
      wordsOf(cell("valence classification")),
      Number.isFinite(valence) ? valence : null,
    );
    noteAgainst(journal, row, against);
    if (!moment)
      return journal.skip(row, "unreadable-date", remark("unreadableDate", { date: quotable(start) }));
    if (moods.length === 0) return journal.skip(row, "no-mood", remark("noLabels"));
    journal.add({
      ...{ row, id: cell("id").trim() || null, ...moment, moods, note: "" },
      tags: splitCell(cell("associations")).map(({ name }) => ({ name: wordsOf(name) })),
    });
  });
}
