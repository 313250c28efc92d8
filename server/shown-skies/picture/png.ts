/** Writes PNG files: W3C Portable Network Graphics, third edition. */

import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** `pixels` are three bytes each, row by row. */
export function encodePng(pixels: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each channel, and truecolour.
  header.set([8, 2], 8);
  const data = deflateSync(filterRows(pixels, width * bytesPerPixel), { level: 6 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(typed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

/** The type of the filter "Sub": each byte as its difference from that of the pixel before, which in a sky is mostly 0. */
const differences = 1;
const bytesPerPixel = 3;

function filterRows(pixels: Uint8Array, stride: number): Buffer {
  const rows = pixels.length / stride;
  const filtered = Buffer.alloc(rows * (stride + 1));
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row * stride, row * (stride + 1)];
    filtered[to] = differences;
    for (let at = 0; at < stride; at++) {
      const before = at < bytesPerPixel ? 0 : (pixels[from + at - bytesPerPixel] as number);
      filtered[to + 1 + at] = (pixels[from + at] as number) - before;
    }
  }
  return filtered;
}
