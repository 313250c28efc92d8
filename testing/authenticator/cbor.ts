/** Writes CBOR (RFC 8949) as authenticators do: the few types that they need, independent of the library of the server. */

export type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** The head of an item: its major type, and a number up to 65,535. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.of(type | value);
  if (value < 256) return Buffer.of(type | 24, value);
  return Buffer.of(type | 25, value >> 8, value & 0xff);
}

export function encodeCbor(item: Cbor): Buffer {
  if (typeof item === "number") return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === "string") return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (item instanceof Uint8Array) return Buffer.concat([head(2, item.length), item]);
  const entries = [...item].flatMap(([key, value]) => [encodeCbor(key), encodeCbor(value)]);
  return Buffer.concat([head(5, item.size), ...entries]);
}
