/**
 * A file without a name, for bytes that are too many for memory. Its content is encrypted with a key that is nowhere
 * else, so that nothing of what people wrote stays on the disk when it is closed.
 */

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, unlink } from "node:fs/promises";
import { join } from "node:path";

const algorithm = "aes-256-ctr";
const blockBytes = 16;

export class HiddenFile {
  readonly #file: FileHandle;
  readonly #key = randomBytes(32);
  /** The first half of the counter block; the second is the number of the block. */
  readonly #nonce = randomBytes(blockBytes / 2);
  readonly #cipher = createCipheriv(algorithm, this.#key, this.#counterAt(0));

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Rejects as the file system does. */
  static async create(folder: string): Promise<HiddenFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `reply-${randomBytes(8).toString("hex")}`);
    const file = await open(path, "wx+", 0o600);
    await unlink(path);
    return new HiddenFile(file);
  }

  #counterAt(block: number): Buffer {
    const counter = Buffer.alloc(blockBytes / 2);
    counter.writeBigUInt64BE(BigInt(block));
    return Buffer.concat([this.#nonce, counter]);
  }

  async append(bytes: Buffer) {
    await this.#file.writeFile(this.#cipher.update(bytes));
  }

  /** Reads up to `length` bytes from an offset. */
  async read(offset: number, length: number): Promise<Buffer> {
    const block = Math.floor(offset / blockBytes);
    const start = block * blockBytes;
    const { buffer, bytesRead } = await this.#file.read(
      Buffer.alloc(offset - start + length),
      0,
      offset - start + length,
      start,
    );
    const decipher = createDecipheriv(algorithm, this.#key, this.#counterAt(block));
    return decipher.update(buffer.subarray(0, bytesRead)).subarray(offset - start);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
