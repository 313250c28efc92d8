/**
 * Reads Apple's State of Mind from JSON of Health Auto Export: labels of feelings, and a valence from −1, very unpleasant,
 * to 1. Format: https://help.healthyapps.dev/en/health-auto-export/export-format
 */

import { createJournal, type FoundMood } from "../journal-builder.ts";
import { fieldOf, idOf, listOf, numberOf, textOf, wordsOf } from "../json-shape.ts";
import { readMoment } from "../moment-text.ts";
import type { Reading } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";

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

export const isStateOfMind = (json: unknown): boolean => findCheckIns(json) !== null;

export function readStateOfMind(json: unknown): Reading {
  const journal = createJournal("health-auto-export-json", "state-of-mind");
  for (const [at, checkIn] of (findCheckIns(json) ?? []).entries()) {
    if (journal.isRefused()) break;
    const row = at + 1;
    const start = textOf(fieldOf(checkIn, "start")) || textOf(fieldOf(checkIn, "date"));
    const moment = readMoment(start);
    const moods = moodsOf(checkIn);
    if (!moment) journal.skip(row, "unreadable-date", remark("unreadableDate", { date: quotable(start) }));
    else if (moods.length === 0) journal.skip(row, "no-mood", remark("noLabels"));
    else
      journal.add({
        ...{ row, id: idOf(fieldOf(checkIn, "id")) || null, ...moment, moods, note: "" },
        tags: namesIn(fieldOf(checkIn, "associations")).map((name) => ({ name })),
      });
  }
  return journal.finish();
}

const namesIn = (list: unknown): string[] => listOf(list).map((name) => wordsOf(textOf(name)));

/** Labels say more than the valence, which then is only their intensity. */
function moodsOf(checkIn: unknown): FoundMood[] {
  const valence = numberOf(fieldOf(checkIn, "valence"));
  const isKnown = valence !== null && Math.abs(valence) <= 1;
  const intensity = isKnown ? 1 + Math.round(Math.abs(valence) * 9) : null;
  const labels = namesIn(fieldOf(checkIn, "labels")).filter((name) => name !== "");
  if (labels.length > 0) return labels.map((name) => ({ name, intensity }));
  const name = wordsOf(textOf(fieldOf(checkIn, "valenceClassification"))).toLowerCase();
  const level = classes.indexOf(name);
  if (level >= 0) return [{ name, level: level / 6 }];
  return isKnown ? [moodOfValence(valence)] : [];
}

/** HealthKit's classes, which split the range of the valence into seven equal parts. */
const classes = [
  ...["very unpleasant", "unpleasant", "slightly unpleasant", "neutral"],
  ...["slightly pleasant", "pleasant", "very pleasant"],
];

function moodOfValence(valence: number): FoundMood {
  const level = Math.min(6, Math.floor(((valence + 1) / 2) * 7));
  return { name: classes[level] ?? "", level: level / 6 };
}
