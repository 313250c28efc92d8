/** Encodes a ring as a WAV file of 32-bit floating-point samples, which are neither clipped nor rounded. */

import type { Ring } from "./ring.ts";

const channels = 2;
const sampleBytes = 4;
const headerBytes = 44;
const floatingPoint = 3;

/** The file starts at the ring's beginning, lasts `seconds`, and repeats the ring when it is longer than the ring. */
export function wavOf({ rate, left, right }: Ring, seconds: number): Uint8Array {
  const samples = Math.round(seconds * rate);
  const frameBytes = channels * sampleBytes;
  const view = new DataView(new ArrayBuffer(headerBytes + samples * frameBytes));
  const writeText = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index));
  };
  writeText(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  writeText(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, floatingPoint, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, 8 * sampleBytes, true);
  writeText(36, "data");
  view.setUint32(40, samples * frameBytes, true);
  for (let sample = 0; sample < samples; sample++) {
    const at = headerBytes + sample * frameBytes;
    view.setFloat32(at, left[sample % left.length] ?? 0, true);
    view.setFloat32(at + sampleBytes, right[sample % right.length] ?? 0, true);
  }
  return new Uint8Array(view.buffer);
}
