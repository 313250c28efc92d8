import { inflateSync, crc32 as knownCrc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { crc32 } from "./crc32.ts";
import { PngWriter } from "./png-writer.ts";

type Chunk = { readonly type: string; readonly data: Buffer };

/** Reads what was written, and checks each checksum. */
function chunksOf(file: Buffer): Chunk[] {
  expect([...file.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(knownCrc32(named));
    chunks.push({ type: named.toString("latin1", 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

async function write(
  width: number,
  height: number,
  pixels: Uint8Array,
  rowsAtOnce: number,
  dotsPerMeter: number | null,
) {
  const png = new PngWriter({ width, height, dotsPerMeter });
  for (let row = 0; row < height; row += rowsAtOnce)
    await png.write(pixels.subarray(3 * width * row, 3 * width * Math.min(height, row + rowsAtOnce)));
  return Buffer.from(await (await png.end()).arrayBuffer());
}

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      pixels: fc.uint8Array({ minLength: 3 * width * height, maxLength: 3 * width * height }),
      rowsAtOnce: fc.integer({ min: 1, max: height }),
    }),
  );

test("a picture has all its pixels, however many rows are written at once", async () => {
  await fc.assert(
    fc.asyncProperty(pictures, async ({ width, height, pixels, rowsAtOnce }) => {
      const chunks = chunksOf(await write(width, height, pixels, rowsAtOnce, null));
      const data = inflateSync(
        Buffer.concat(chunks.flatMap(({ type, data }) => (type === "IDAT" ? [data] : []))),
      );
      const rows = Array.from({ length: height }, (_, row) => {
        const at = row * (3 * width + 1);
        expect(data[at]).toBe(0);
        return data.subarray(at + 1, at + 1 + 3 * width);
      });
      expect(Buffer.concat(rows).equals(pixels)).toBe(true);
      const header = chunks[0]?.data as Buffer;
      expect([header.readUInt32BE(0), header.readUInt32BE(4), ...header.subarray(8)]).toEqual([
        width,
        height,
        8,
        2,
        0,
        0,
        0,
      ]);
    }),
    { numRuns: 40 },
  );
});

test("a picture for print says its size on paper, before its pixels", async () => {
  const chunks = chunksOf(await write(2, 1, new Uint8Array(6), 1, 11_811));
  expect(chunks.map(({ type }) => type)).toEqual(["IHDR", "sRGB", "pHYs", "IDAT", "IEND"]);
  const density = chunks[2]?.data as Buffer;
  expect([density.readUInt32BE(0), density.readUInt32BE(4), density[8]]).toEqual([11_811, 11_811, 1]);
});

test("the checksum is CRC-32, in one part or in several", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(), (bytes, at) => {
      expect(crc32([bytes.subarray(0, at), bytes.subarray(at)])).toBe(knownCrc32(bytes));
    }),
  );
});
