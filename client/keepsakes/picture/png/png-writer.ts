/** Writes a PNG row by row, so that never more than some rows are in memory uncompressed. PNG specification, third edition. */

import { crc32 } from "./crc32.ts";

export type PngHeader = {
  readonly width: number;
  readonly height: number;
  /** Density for print: the size in pixels and this say how large the picture is on paper. */
  readonly dotsPerMeter: number | null;
};

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const bytesPerPixel = 3;
const colorTypeRgb = 2;
const noFilter = 0;
const perceptual = 0;
const unitMeter = 1;
/** Compressed bytes of one chunk, at least. */
const chunkBytes = 1 << 20;

export class PngWriter {
  readonly #rowBytes: number;
  readonly #deflate = new CompressionStream("deflate");
  readonly #input = this.#deflate.writable.getWriter();
  readonly #parts: BlobPart[] = [];
  readonly #finished: Promise<void>;

  constructor(header: PngHeader) {
    this.#rowBytes = header.width * bytesPerPixel;
    this.#parts.push(
      signature,
      ...chunk("IHDR", headerOf(header)),
      ...chunk("sRGB", Uint8Array.of(perceptual)),
    );
    if (header.dotsPerMeter) this.#parts.push(...chunk("pHYs", densityOf(header.dotsPerMeter)));
    this.#finished = this.#collect();
    // `end` awaits this promise, and rejects then.
    this.#finished.catch(() => {});
  }

  /** Writes whole rows of red, green and blue. Resolves when there is room for more. */
  async write(pixels: Uint8Array) {
    const rows = pixels.length / this.#rowBytes;
    const filtered = new Uint8Array(pixels.length + rows);
    for (let row = 0; row < rows; row++) {
      const at = row * (this.#rowBytes + 1);
      filtered[at] = noFilter;
      filtered.set(pixels.subarray(row * this.#rowBytes, (row + 1) * this.#rowBytes), at + 1);
    }
    await this.#input.ready;
    await this.#input.write(filtered);
  }

  /** Ends the file after the last row. */
  async end(): Promise<Blob> {
    await this.#input.close();
    await this.#finished;
    this.#parts.push(...chunk("IEND", new Uint8Array(0)));
    return new Blob(this.#parts, { type: "image/png" });
  }

  async #collect() {
    let [pieces, length]: [Uint8Array<ArrayBuffer>[], number] = [[], 0];
    const flush = () => {
      if (length > 0) this.#parts.push(...chunk("IDAT", ...pieces));
      [pieces, length] = [[], 0];
    };
    const reader = this.#deflate.readable.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      pieces.push(read.value);
      length += read.value.length;
      if (length >= chunkBytes) flush();
    }
    flush();
  }
}

function headerOf({ width, height }: PngHeader) {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  bytes.set([8, colorTypeRgb], 8);
  return bytes;
}

function densityOf(dotsPerMeter: number) {
  const bytes = new Uint8Array(9);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, dotsPerMeter);
  view.setUint32(4, dotsPerMeter);
  bytes[8] = unitMeter;
  return bytes;
}

/** Bytes of a chunk: length, type, data and checksum. */
function chunk(type: string, ...data: readonly Uint8Array<ArrayBuffer>[]): BlobPart[] {
  const name = new TextEncoder().encode(type);
  return [
    bigEndian(data.reduce((sum, { length }) => sum + length, 0)),
    name,
    ...data,
    bigEndian(crc32([name, ...data])),
  ];
}

function bigEndian(value: number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
