/** Finds what a universe cannot take in a whole export, before any of it is sent. */

import { imports } from "../languages/en/imports.ts";
import type { Translator } from "../languages/translator.ts";
import { refusalOfAt } from "../records/reading/at.ts";
import { type RecordKinds, recordKinds } from "../records/record-kinds.ts";
import { fieldsOfTomorrow } from "../records/restore-gate.ts";
import { inBin } from "../records/star/mood-entry.ts";
import { ruleIn } from "../refusals.ts";
import { findMomentToCome, indexOfRepeated, repeatedId, universeSliceSchema } from "../restore.ts";
import { fieldOf, listOf, numberOf } from "./import/json-shape.ts";
import { type Remark, remark } from "./import/remark.ts";
import { remarkText } from "./import/remark-text.ts";
import { type SliceToSend, slicesAfterFinish, slicesBeforeFinish } from "./restore-slices.ts";
import { sealedFileVersion, type UniverseFile, universeFileSchema } from "./universe-file.ts";

/** `place` is where the file breaks the rule, such as `moodEntries[3].timestamp`; `rule` is the sentence of a schema or a remark. */
export type BrokenRule = { readonly place: string; readonly rule: string | Remark };

/** The first rule that a file breaks at `now` (epoch milliseconds); null for one that can be restored. */
export function findBrokenRule(file: UniverseFile, now: number): BrokenRule | null {
  const stars = [...file.moodEntries, ...file.bin];
  const repeated = indexOfRepeated(stars);
  if (repeated >= 0) return { place: placeIn(file, "entries", repeated, "id"), rule: repeatedId };
  const before = new Map<string, number>();
  for (const slices of [slicesBeforeFinish(file), slicesAfterFinish(file, now)])
    for (const slice of slices) {
      const broken = brokenIn(slice, now);
      if (broken) {
        const { list, index, field, rule } = broken;
        return { place: placeIn(file, list, (before.get(list) ?? 0) + index, field), rule };
      }
      for (const [list, items] of Object.entries(slice))
        if (Array.isArray(items)) before.set(list, (before.get(list) ?? 0) + items.length);
    }
  return wrongReading(file, now);
}

/** The first reading of a day or a minute that its tracker cannot have. */
function wrongReading({ trackers, readings }: UniverseFile, now: number): BrokenRule | null {
  const byId = new Map(trackers.map((tracker) => [tracker.id, tracker]));
  for (const [index, { trackerId, at }] of readings.entries()) {
    const tracker = byId.get(trackerId);
    const rule = tracker ? refusalOfAt(tracker, at, now) : null;
    if (rule !== null) return { place: `readings[${index}].at`, rule };
  }
  return null;
}

/** Parts of an export of the operator that a restore does not need. */
const ofOperator = ["imports", "reminderDevices", "doors", "sessions"];
const beside = { ...inBin, createdAt: true };

/**
 * What of a file this version does not know, because a later one wrote it, and what a restore would therefore lose; null
 * where there is nothing. `json` is the file as it is read.
 */
export function findLaterPart(json: unknown, kinds: RecordKinds = recordKinds): BrokenRule | null {
  const later = (place: string): BrokenRule => ({ place, rule: remark("ofLaterVersion") });
  if ((numberOf(fieldOf(json, "formatVersion")) ?? 0) > sealedFileVersion) return later("formatVersion");
  const known = [...Object.keys(universeFileSchema.def.shape), ...ofOperator];
  const part = Object.keys(Object(json)).find(
    (name) => !known.includes(name) && Object.keys(Object(fieldOf(json, name))).length > 0,
  );
  if (part !== undefined) return later(part);
  const lists = Object.values(kinds).map(({ fileList, fields }) => [fileList, fields] as const);
  for (const [name, fields] of [...lists, ["bin", kinds.star?.fields ?? {}] as const])
    for (const [at, record] of listOf(fieldOf(json, name)).entries()) {
      const more = fieldsOfTomorrow({ ...fields, ...beside }, Object(record));
      if (more) return later(`${name}[${at}].${Object.keys(more)[0]}`);
    }
  return null;
}

function brokenIn(slice: SliceToSend, now: number) {
  const { success, data, error } = universeSliceSchema.safeParse(slice);
  if (!success) {
    const { path, message } = error.issues[0] ?? { path: [], message: "" };
    const [list, index, field] = path;
    return { list: String(list), index: Number(index), field: String(field ?? ""), rule: message };
  }
  const toCome = findMomentToCome(data, now);
  if (!toCome) return null;
  const item = data[toCome.list]?.[toCome.index] as Readonly<Record<string, unknown>> | undefined;
  return { ...toCome, rule: remark("inTheFuture", { date: String(item?.[toCome.field]) }) };
}

/** Stars of the sky and of the bin are one list of a slice. */
function placeIn({ moodEntries }: UniverseFile, list: string, index: number, field: string): string {
  const isBinned = list === "entries" && index >= moodEntries.length;
  const name = list !== "entries" ? list : isBinned ? "bin" : "moodEntries";
  const at = isBinned ? index - moodEntries.length : index;
  return `${name}[${at}]${field && `.${field}`}`;
}

export const brokenRuleText = (t: Translator, { place, rule }: BrokenRule): string =>
  t(imports.restoring.brokenRule, {
    place,
    rule: typeof rule === "string" ? ruleIn(t, rule) : remarkText(t, rule),
  });
