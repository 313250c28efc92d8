/**
 * Bytes that are made once and read by many, also while they grow. Few stay in memory; more go into a hidden file, so that
 * a slow reader holds neither memory nor a connection of the database.
 */

import { Readable } from "node:stream";
import { HiddenFile } from "./hidden-file.ts";

const mostInMemory = 4_000_000;
const readAtOnce = 64 * 1024;

export class GrowingBytes {
  readonly #folder: string;
  readonly #chunks: Buffer[] = [];
  #file: HiddenFile | null = null;
  #length = 0;
  #isWhole = false;
  #failure: Error | null = null;
  #readers = 0;
  #grown = Promise.withResolvers<void>();
  readonly #settled = Promise.withResolvers<boolean>();

  /** `folder` is that of the hidden file, if one is needed. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  get length() {
    return this.#length;
  }

  /** Resolves to true once all bytes are in memory, and to false once they cannot be read any more. */
  get settled(): Promise<boolean> {
    return this.#settled.promise;
  }

  /** Rejects when the file cannot be written, and when nobody reads any more. */
  async append(bytes: Buffer) {
    if (this.#failure) throw this.#failure;
    if (!this.#file && this.#length + bytes.length > mostInMemory) await this.#moveToFile();
    if (this.#file) await this.#file.append(bytes);
    else this.#chunks.push(bytes);
    this.#length += bytes.length;
    this.#wake();
  }

  async #moveToFile() {
    const file = await HiddenFile.create(this.#folder);
    try {
      for (const chunk of this.#chunks) await file.append(chunk);
    } catch (error) {
      await file.close();
      throw error;
    }
    this.#file = file;
    this.#chunks.length = 0;
  }

  /** Nothing follows. */
  end() {
    this.#isWhole = true;
    if (!this.#file) this.#settled.resolve(true);
    this.#closeUnused();
    this.#wake();
  }

  /** Every reader gets the error, so that no reply ends as if it were whole. */
  fail(error: Error) {
    this.#failure = error;
    this.#settled.resolve(false);
    this.#closeUnused();
    this.#wake();
  }

  #wake() {
    this.#grown.resolve();
    this.#grown = Promise.withResolvers();
  }

  /** A file is closed when it is whole, or never will be, and nobody reads it. */
  #closeUnused() {
    if (this.#readers > 0 || !(this.#isWhole || this.#failure)) return;
    this.#settled.resolve(false);
    this.#file?.close().catch(() => {});
    if (this.#file) this.#failure ??= new Error("The bytes are gone.");
    this.#file = null;
  }

  /** All bytes from the first one; null where they cannot be read any more. */
  read(): Readable | null {
    if (this.#failure) return null;
    this.#readers += 1;
    const stream = Readable.from(this.#chunksFrom(0), { objectMode: false, highWaterMark: readAtOnce });
    return stream.once("close", () => {
      this.#readers -= 1;
      // Nobody waits for the rest.
      if (this.#readers === 0 && !this.#isWhole) this.fail(new Error("Nobody reads."));
      else this.#closeUnused();
    });
  }

  async *#chunksFrom(start: number): AsyncGenerator<Buffer> {
    for (let at = start; ; ) {
      if (this.#failure) throw this.#failure;
      if (at < this.#length) {
        const bytes = await this.#readAt(at);
        at += bytes.length;
        yield bytes;
      } else if (this.#isWhole) return;
      else await this.#grown.promise;
    }
  }

  async #readAt(offset: number): Promise<Buffer> {
    if (this.#file) return this.#file.read(offset, Math.min(readAtOnce, this.#length - offset));
    let start = 0;
    for (const chunk of this.#chunks) {
      if (offset < start + chunk.length) return chunk.subarray(offset - start);
      start += chunk.length;
    }
    throw new Error("There are no bytes here.");
  }
}
