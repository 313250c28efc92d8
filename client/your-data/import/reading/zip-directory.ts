/** Reads the directory at the end of a ZIP, which says how its files are packed. */

import type { ZipEntry } from "#domain/formats/import/zip-contents.ts";

/** The record of the end, and the comment that can follow it. */
const longestEnd = 22 + 0xffff;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** A directory of this size has more than 100,000 files. */
const longestDirectory = 16 * 1024 * 1024;

/** Null where a ZIP has none that can be read, as one that is cut off. Reading its files then says what is wrong. */
export async function readZipDirectory(file: Blob): Promise<readonly ZipEntry[] | null> {
  const from = Math.max(0, file.size - longestEnd);
  const tail = await viewOf(file, from, file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) return null;
  const [size, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (size > longestDirectory || start + size > from + end) return null;
  return entriesOf(await viewOf(file, start, start + size));
}

const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer());

function entriesOf(directory: DataView): readonly ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== entryMark) return null;
    const [flags, method] = [directory.getUint16(at + 8, true), directory.getUint16(at + 10, true)];
    const lengths = [28, 30, 32].map((field) => directory.getUint16(at + field, true));
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    if (at + 46 + nameLength > directory.byteLength) return null;
    const name = new TextDecoder().decode(
      new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength),
    );
    // Method 99 is AES, which hides the real one.
    entries.push({ name, isEncrypted: (flags & 0x41) !== 0 || method === 99, method });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}
