/** What a worker does with sealed words of a file, and with the sealed keys of what earlier imports have brought. */

import * as z from "zod/mini";
import { fieldOf } from "#domain/formats/import/json-shape.ts";
import { isUniverse } from "#domain/formats/import/mood-universe/universe-stars.ts";
import type { ReadJournal } from "#domain/formats/import/read-journal.ts";
import { remark } from "#domain/formats/import/remark.ts";
import { type KnownEntry, textOfSaid, whatIsSaid } from "#domain/formats/import/sameness/said.ts";
import { sealedRecordsOf, withOpenedWords } from "#domain/formats/sealed-file.ts";
import { fileSealSchema } from "#domain/formats/universe-file.ts";
import type { EpochKeys } from "../../../sealed/crypto/keys.ts";
import { importKeyOf } from "../../../sealed/crypto/name-key.ts";
import { type OpenJob, openAll } from "../../../sealed/crypto/open-all.ts";
import type { SealedQuestion } from "../messages.ts";
import { UnreadableFile } from "./limits.ts";

/** The JSON with its words open, or what has to be asked first. Throws an UnreadableFile. */
export async function openJson(
  json: unknown,
  keys: OpenJob | null,
): Promise<SealedQuestion | { readonly kind: "open"; readonly json: unknown }> {
  if (!isUniverse(json)) return { kind: "open", json };
  const read = z.optional(fileSealSchema).safeParse(fieldOf(json, "seal"));
  if (!read.success) throw new UnreadableFile(remark("sealUnreadable"));
  if (!read.data) return { kind: "open", json };
  if (!keys) return { kind: "sealed", seal: read.data };
  const words = await openAll(sealedRecordsOf(Object(json)), keys);
  const count = words.filter((each) => each === null).length;
  if (count > 0) throw new UnreadableFile(remark("sealedDamaged", { count }));
  return { kind: "open", json: withOpenedWords(Object(json), words) };
}

/**
 * The known entries with the keys and texts that sealed ones stand for, as far as the journal says them. The others are left
 * out, because they cannot be read.
 */
export async function resolveKnown(
  { entries }: ReadJournal,
  known: readonly KnownEntry[],
  keys: EpochKeys | null,
): Promise<readonly KnownEntry[]> {
  const sealed = new Map(known.filter(({ isSealed }) => isSealed).map((one) => [one.key, one]));
  if (sealed.size === 0 || !keys) return known.filter(({ isSealed }) => !isSealed);
  const found: KnownEntry[] = [];
  const seek = async (key: string, said: readonly string[]): Promise<boolean> => {
    const one = sealed.get(await importKeyOf(keys, "key", key));
    if (!one) return false;
    sealed.delete(one.key);
    const { isSealed: _, ...rest } = one;
    const texts = await Promise.all(said.map((text) => importKeyOf(keys, "said", text)));
    found.push({ ...rest, key, said: said[texts.indexOf(one.said ?? "")] ?? null });
    // Further stars of a long note have keys of their own.
    for (let part = 1; await seek(`${key} +${part}`, said); part++);
    return true;
  };
  for (const [base, group] of Map.groupBy(entries, ({ key }) => key.replace(/ #\d+$/, ""))) {
    const said = group.map((entry) => textOfSaid(whatIsSaid(entry)));
    await seek(base, said);
    for (let count = 2; await seek(`${base} #${count}`, said); count++);
    for (const { key } of group) await seek(key, said);
  }
  return [...known.filter(({ isSealed }) => !isSealed), ...found];
}
