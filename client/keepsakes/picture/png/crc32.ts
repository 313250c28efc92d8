/** The checksum of a PNG chunk: CRC-32 as in ISO 3309, with the polynomial 0xEDB88320. */

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Checksum of all parts in their order. */
export function crc32(parts: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const bytes of parts)
    for (let at = 0; at < bytes.length; at++)
      value = (table[(value ^ (bytes[at] as number)) & 255] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
