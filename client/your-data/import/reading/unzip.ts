/** Unpacks the files of a ZIP that hold entries, piece by piece, and never more than the limit. */

import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { createByteBudget, zipPartOf } from "#domain/formats/import/read-zip.ts";
import { remark } from "#domain/formats/import/remark.ts";
import { UnreadableFile } from "./limits.ts";

export type Unpacked = { readonly name: string; readonly bytes: Uint8Array };

/** Throws an UnreadableFile. `onProgress` gets the share of the file that has been read. */
export async function unpack(file: Blob, onProgress: (share: number) => void): Promise<readonly Unpacked[]> {
  const budget = createByteBudget();
  const parts: Part[] = [];
  const unzip = new Unzip((entry) => {
    const part = zipPartOf(entry.name);
    if (part === "outside") throw new UnreadableFile(remark("zipOutside"));
    if (part === "skipped") skip(entry);
    else parts.push(new Part(entry, budget));
  });
  unzip.register(InflateWanted);
  await pushAll(file, unzip, onProgress);
  return parts.map((part) => part.whole());
}

/** An entry that is never started would stay in memory. */
function skip(entry: UnzipFile) {
  entry.ondata = () => {};
  entry.start();
}

/** What is not wanted is not even inflated. */
class InflateWanted extends UnzipInflate {
  readonly #isWanted: boolean;

  constructor(name?: string) {
    super();
    this.#isWanted = zipPartOf(name ?? "") !== "skipped";
  }

  override push(piece: Uint8Array, isLast: boolean) {
    if (this.#isWanted) super.push(piece, isLast);
  }
}

async function pushAll(file: Blob, unzip: Unzip, onProgress: (share: number) => void) {
  let done = 0;
  try {
    for await (const piece of piecesOf(file)) {
      unzip.push(piece);
      done += piece.length;
      onProgress(done / file.size);
    }
    unzip.push(new Uint8Array(0), true);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(remark("zipDamaged"));
  }
}

/** A compressed megabyte can become a gigabyte: small pieces keep what comes out at once small. */
const pieceSize = 16 * 1024;

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    for (let at = 0; at < value.length; at += pieceSize) yield value.subarray(at, at + pieceSize);
  }
}

/** A file of the ZIP while it is unpacked. */
class Part {
  readonly #name: string;
  readonly #pieces: Uint8Array[] = [];
  #isComplete = false;

  constructor(entry: UnzipFile, budget: ReturnType<typeof createByteBudget>) {
    this.#name = entry.name;
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      if (!budget.spend(piece.length)) throw new UnreadableFile(remark("tooLarge"));
      this.#pieces.push(piece);
      this.#isComplete ||= isLast;
    };
    entry.start();
  }

  whole(): Unpacked {
    if (!this.#isComplete) throw new UnreadableFile(remark("zipDamaged"));
    const bytes = new Uint8Array(this.#pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return { name: this.#name, bytes };
  }
}
