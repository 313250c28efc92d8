/** What the directory of a ZIP says before it is unpacked, and why some ZIPs cannot be read. */

import { zipPartOf } from "./read-zip.ts";
import { quotable, type Remark, remark } from "./remark.ts";

export type ZipEntry = { readonly name: string; readonly isEncrypted: boolean; readonly method: number };

/** Ways to pack files by their numbers (APPNOTE.TXT of PKWARE, 4.4.5). */
const methods: Readonly<Record<number, string>> = {
  ...{ 9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ", 98: "PPMd" },
};
const [stored, deflated] = [0, 8];
const archive = /\.(zip|daylio|7z|rar|gz|tgz|tar|bz2|xz|zst)$/i;

/** A sentence for a ZIP of which nothing can be read; null for one that can be unpacked. */
export function whyUnreadable(entries: readonly ZipEntry[]): Remark | null {
  const parts = entries.map((entry) => ({ ...entry, part: zipPartOf(entry.name) }));
  const wanted = parts.filter(({ part }) => part !== "skipped");
  if (wanted.some(({ part }) => part === "outside")) return null;
  if (wanted.some(({ isEncrypted }) => isEncrypted)) return remark("zipPassword");
  const packed = wanted.find(({ method }) => method !== stored && method !== deflated);
  if (packed) return remark("zipPacking", { kind: methods[packed.method] ?? String(packed.method) });
  if (wanted.length > 1 && wanted.every(({ part }) => part === "table"))
    return remark("zipSeveral", { names: wanted.map(({ name }) => quotable(name)) });
  if (wanted.length > 0) return null;
  if (entries.some(({ name }) => /^(xl\/workbook\.|content\.xml$|Index\/Document\.iwa$)/.test(name)))
    return remark("spreadsheet");
  const inside = parts.filter(({ name }) => archive.test(name)).map(({ name }) => quotable(name));
  return inside.length > 0 ? remark("zipInside", { names: inside }) : null;
}

const marks: readonly (readonly [kind: string, mark: readonly number[], at?: number])[] = [
  ["gzip", [0x1f, 0x8b]],
  ["7z", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ["RAR", [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ["xz", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ["Zstandard", [0x28, 0xb5, 0x2f, 0xfd]],
  ["bzip2", [0x31, 0x41, 0x59, 0x26, 0x53, 0x59], 4],
  ["tar", [0x75, 0x73, 0x74, 0x61, 0x72], 257],
];

/** The kind of an archive that is no ZIP, by its first bytes; null for any other file. */
export const archiveKindOf = (start: Uint8Array): string | null =>
  marks.find(([, mark, at = 0]) => mark.every((byte, offset) => start[at + offset] === byte))?.[0] ?? null;
