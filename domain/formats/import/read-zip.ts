/** Reads ZIPs: which of their files hold entries, how much of them may be unpacked, and which journal they are. */

import { textOfBase64 } from "./base64-text.ts";
import { isDayOne, readDayOne } from "./day-one/day-one-json.ts";
import { isDaylioBackup, readDaylioBackup } from "./daylio/daylio-backup.ts";
import { maxReadBytes } from "./limits.ts";
import type { Reading } from "./read-journal.ts";
import { jsonSourceOf, readJson } from "./read-json.ts";
import { remark } from "./remark.ts";

/** `outside`: a path that would leave the folder into which a ZIP is unpacked. No journal writes such a path. */
export type ZipPart = "daylio-backup" | "json" | "table" | "skipped" | "outside";

/** What a path in a ZIP holds. Photos, sounds and what macOS adds are skipped and need not be unpacked. */
export function zipPartOf(path: string): ZipPart {
  const steps = path.split(/[/\\]/);
  if (/^([/\\]|[a-z]:)/i.test(path) || steps.includes("..") || path.includes("\0")) return "outside";
  const name = steps.at(-1)?.toLowerCase() ?? "";
  if (steps[0] === "__MACOSX" || name.startsWith(".")) return "skipped";
  if (name === "backup.daylio") return "daylio-backup";
  if (name.endsWith(".json")) return "json";
  return name.endsWith(".csv") ? "table" : "skipped";
}

/** Counts the bytes that are read from a ZIP while it unpacks, because what its directory says can be untrue. */
export function createByteBudget(limit = maxReadBytes) {
  let left = limit;
  return {
    /** Returns false once more bytes are counted than may be read; then nothing more should be unpacked. */
    spend(bytes: number): boolean {
      left -= bytes;
      return left >= 0;
    },
  };
}

/** A file of a ZIP, decoded. */
export type ZipText = { readonly name: string; readonly text: string };

/** Whether a file is read only as a part of its ZIP: alone, it would be no journal. */
export const isOfZip = (name: string): boolean => zipPartOf(name) === "daylio-backup";

/** Reads the JSON of a ZIP: a backup of Daylio, the journals of Day One, or the one file in which there is a journal. */
export function readZipTexts(texts: readonly ZipText[]): Reading {
  const backup = texts.find(({ name }) => zipPartOf(name) === "daylio-backup");
  if (backup) return readBackup(backup.text);
  const files = texts.filter(({ name }) => zipPartOf(name) === "json").map(({ text }) => parse(text));
  const journals = files.filter(isDayOne);
  if (journals.length > 0) return readDayOne(journals);
  const known = files.find((json) => jsonSourceOf(json) !== null);
  if (known !== undefined) return readJson(known);
  return { ok: false, refusal: files.includes(undefined) ? remark("notJson") : remark("zipNothing") };
}

/** The backup is JSON in base64; in some versions, it is JSON. */
function readBackup(text: string): Reading {
  const json = parse(text) ?? parse(textOfBase64(text) ?? "");
  return isDaylioBackup(json) ? readDaylioBackup(json) : { ok: false, refusal: remark("zipDamaged") };
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
