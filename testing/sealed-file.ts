/** Sealed exports for tests, sealed with the client's own cryptography. */

import { sealWords } from "../client/sealed/crypto/words.ts";
import { changeRecords } from "../domain/formats/sealed-file.ts";
import { sealedFileVersion, type UniverseFile } from "../domain/formats/universe-file.ts";
import { wordNamesOf } from "../domain/sealed/sealed-words.ts";
import { makeSeal } from "./sealed.ts";

type Options = Parameters<typeof makeSeal>[1];

/** The file as it is when its words are sealed, and what opens it. */
export async function makeSealedFile(file: UniverseFile, options: Options = {}) {
  const { id: userId } = file.user;
  const { seal, keys, kit } = await makeSeal(userId, options);
  const { state: _, ...fileSeal } = seal;
  const sealed = await changeRecords(file, async (kind, record) => {
    const names = wordNamesOf(kind).filter((name) => typeof record[name] === "string");
    if (names.length === 0) return record;
    const words = Object.fromEntries(names.map((name) => [name, record[name] as string]));
    const id = String(record.id);
    const empty = Object.fromEntries(names.map((name) => [name, null]));
    return { ...record, ...empty, sealed: await sealWords(keys, { userId, kind, id }, words) };
  });
  return { file: { ...sealed, formatVersion: sealedFileVersion, seal: fileSeal }, kit, keys };
}
