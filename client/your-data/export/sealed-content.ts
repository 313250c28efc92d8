/** What an export contains of a universe whose words are sealed: opened for a plain file, sealed for a sealed one. */

import { sealCalls } from "#domain/calls/seal.ts";
import { changeRecords } from "#domain/formats/sealed-file.ts";
import { type FileSeal, sealedFileVersion, type UniverseFile } from "#domain/formats/universe-file.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { hasOneKey } from "#domain/sealed/seal-states.ts";
import { epochOf } from "#domain/sealed/sealed-text.ts";
import { wordNamesOf } from "#domain/sealed/sealed-words.ts";
import { send } from "../../api.ts";
import { loadWords } from "../../sealed/words-code.ts";

/** `stars` are those of the sky, which `file` does not have. */
export type Content = { readonly file: UniverseFile; readonly stars: readonly MoodEntry[] };

const inContent = async (
  { file, stars }: Content,
  change: Parameters<typeof changeRecords>[1],
): Promise<Content> => {
  const { moodEntries, ...rest } = await changeRecords({ ...file, moodEntries: [...stars] }, change);
  return { file: { ...rest, moodEntries: [] }, stars: moodEntries };
};

/** Opens what the server has told besides the universe: the bin, and the labels of links. */
export async function openContent(userId: string, content: Content): Promise<Content> {
  const { openRecord } = await loadWords();
  return inContent(content, (kind, record) => openRecord({ userId, kind, id: String(record.id) }, record));
}

/** The seal of a file. Null while another key takes the place of the earlier one, or words are being opened. */
export async function fetchFileSeal(signal: AbortSignal): Promise<FileSeal | null> {
  const { state, ...seal } = (await send(sealCalls.getSeal, { signal })).data;
  return hasOneKey(state) ? seal : null;
}

/** Another device can have made a new key meanwhile, which would be noticed only when the file is needed. */
const opens = ({ epochs, slots }: FileSeal, sealed: string): boolean =>
  [epochs, slots].every((all) => all.some(({ epoch }) => epoch === epochOf(sealed)));

/** A record has its words or `sealed`: beside it, words are null, and no key of its name is in a file. */
export async function sealContent(userId: string, content: Content, seal: FileSeal): Promise<Content> {
  const { sealRequest } = await loadWords();
  const { file, stars } = await inContent(content, async (kind, record) => {
    const { nameKey: _, ...sealed } = (await sealRequest(
      { userId, kind, id: String(record.id) },
      record,
    )) as typeof record;
    if (typeof sealed.sealed !== "string") return sealed;
    if (!opens(seal, sealed.sealed))
      throw new Error("A word is sealed with a key that the file does not have.");
    const names = wordNamesOf(kind).filter((name) => name in sealed);
    return { ...sealed, ...Object.fromEntries(names.map((name) => [name, null])) };
  });
  return { file: { ...file, formatVersion: sealedFileVersion, seal }, stars };
}
