/** Reads a file: finds out what it is by its content, and gives it to the reader of its source. */

import { fileKindOf, textKindOf, utf16Of } from "#domain/formats/import/detect-source.ts";
import type { Problem, Reading } from "#domain/formats/import/read-journal.ts";
import { readJson } from "#domain/formats/import/read-json.ts";
import { isOfZip, readZipTexts } from "#domain/formats/import/read-zip.ts";
import { remark } from "#domain/formats/import/remark.ts";
import { archiveKindOf, whyUnreadable } from "#domain/formats/import/zip-contents.ts";
import type { Question, ReadAnswers } from "../messages.ts";
import { type Decoded, decode, decodeAs } from "./decode.ts";
import { contentLimit, UnreadableFile } from "./limits.ts";
import { readRows, withProblem } from "./read-rows.ts";
import { openJson } from "./sealed-text.ts";
import { unpack } from "./unzip.ts";
import { readZipDirectory } from "./zip-directory.ts";

export type Contents =
  | { readonly kind: "read"; readonly reading: Reading; readonly whole: unknown }
  | Question;

type OnProgress = (share: number) => void;

/** Bytes that show what a file is. */
const startSize = 4_096;
/** The part of the progress after which the bytes of a file are read. */
const bytesShare = 0.4;

/** Throws an UnreadableFile. */
export async function readFile(file: File, answers: ReadAnswers, onProgress: OnProgress): Promise<Contents> {
  if (file.size === 0) throw new UnreadableFile(remark("emptyFile"));
  const start = new Uint8Array(await file.slice(0, startSize).arrayBuffer());
  const kind = fileKindOf(start);
  const archive = archiveKindOf(start);
  if (archive) throw new UnreadableFile(remark("otherArchive", { kind: archive }));
  if (kind === "other") throw new UnreadableFile(remark("notText"));
  if (kind === "zip") return readZip(file, answers, onProgress);
  if (file.size > contentLimit) throw new UnreadableFile(remark("tooMuchText"));
  const decoded = await decode(new Uint8Array(await file.arrayBuffer()), answers.encoding);
  onProgress(bytesShare);
  return readText(decoded, answers, (share) => onProgress(bytesShare + share * (1 - bytesShare)));
}

async function readZip(file: File, answers: ReadAnswers, onProgress: OnProgress): Promise<Contents> {
  const directory = await readZipDirectory(file);
  const refusal = directory && whyUnreadable(directory);
  if (refusal) throw new UnreadableFile(refusal);
  const files = await unpack(file, (share) => onProgress(share * bytesShare));
  const rest = (share: number) => onProgress(bytesShare + share * (1 - bytesShare));
  const [only] = files;
  // Phones pack a single file before they share it.
  if (files.length === 1 && only && !isOfZip(only.name))
    return readText(await decode(only.bytes, answers.encoding), answers, rest);
  if (files.length === 0) throw new UnreadableFile(remark("zipNothing"));
  const texts = files.map(({ name, bytes }) => ({
    name,
    text: decodeAs(bytes, utf16Of(bytes) ?? "utf-8").text,
  }));
  return { kind: "read", reading: readZipTexts(texts), whole: null };
}

async function readText(
  decoded: Decoded | Question,
  answers: ReadAnswers,
  onProgress: OnProgress,
): Promise<Contents> {
  if ("kind" in decoded) return decoded;
  const { text, brokenLetters } = decoded;
  const contents =
    textKindOf(text) === "json" ? await readJsonText(text, answers) : readRows(text, answers, onProgress);
  return contents.kind === "read" && brokenLetters > 0
    ? { ...contents, reading: withProblem(contents.reading, lettersBroken(brokenLetters)) }
    : contents;
}

async function readJsonText(text: string, { keys }: ReadAnswers): Promise<Contents> {
  const opened = await openJson(parseJson(text), keys);
  if (opened.kind === "sealed") return opened;
  return { kind: "read", reading: readJson(opened.json), whole: opened.json };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile(remark("brokenJson"));
  }
}

const lettersBroken = (count: number): Problem => ({
  ...{ row: 0, code: "other-encoding", severity: "changed" },
  remark: remark("brokenLetters", { count }),
});
