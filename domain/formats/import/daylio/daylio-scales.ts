/** The scales of an entry of Daylio, such as “Stress: 3 | Sleep: 7h 30m”. */

import type { JournalBuilder } from "../journal-builder.ts";
import { readValue } from "../series/value-text.ts";

/** A comma separates scales where another name follows it; otherwise it is that of a number. */
const separators = /\s*(?:[|;\n]|,(?=[^,:=]*[:=]))\s*/;
const named = /^(?<name>.*?\S)\s*[:=]\s*(?<value>[^:=]+(?::\d{2})?)$/s;
const ofMost = /^(?<value>\d{1,3})\s*\/\s*(?<most>\d{1,3})$/;

type When = { readonly date: string; readonly time: string | null };

/** Returns false if a scale could not be read. */
export function measureScales(journal: JournalBuilder, cell: string, when: When): boolean {
  const scales = cell.split(separators).filter((scale) => scale.trim() !== "");
  return scales.filter((scale) => !measureScale(journal, scale, when)).length === 0;
}

function measureScale(journal: JournalBuilder, scale: string, when: When): boolean {
  const { name = "", value: written = "" } = scale.match(named)?.groups ?? {};
  const { value = written, most } = written.trim().match(ofMost)?.groups ?? {};
  const read = readValue(value, ".") ?? readValue(value, ",");
  if (!read) return false;
  const range = most === undefined ? null : { min: 0, max: Number(most) };
  journal.measure({ name, unit: read.unit, range }, { ...read, ...when });
  return true;
}
