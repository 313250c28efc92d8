/** Decodes text that is UTF-8 in base64. The rules of the product have no TextDecoder, which belongs to browsers. */

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const sextets = new Map(
  [...alphabet, "-", "_"].map((letter, at) => [letter.charCodeAt(0), at < 64 ? at : at - 2]),
);

/** The text; null for one that is not base64. What is not UTF-8 in it becomes U+FFFD. */
export function textOfBase64(base64: string): string | null {
  const bytes = bytesOfBase64(base64);
  return bytes === null ? null : textOfUtf8(bytes);
}

function bytesOfBase64(base64: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4));
  let [length, bits, count] = [0, 0, 0];
  for (let at = 0; at < base64.length; at++) {
    const code = base64.charCodeAt(at);
    if (code === 0x3d || code <= 0x20) continue;
    const sextet = sextets.get(code);
    if (sextet === undefined) return null;
    bits = ((bits << 6) | sextet) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length++] = (bits >> count) & 0xff;
  }
  return bytes.subarray(0, length);
}

/** `String.fromCodePoint` takes a limited number of arguments. */
const codePointsAtOnce = 4_096;

function textOfUtf8(bytes: Uint8Array): string {
  let text = "";
  let codePoints: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { codePoint, length } = codePointAt(bytes, at);
    codePoints.push(codePoint);
    at += length;
    if (codePoints.length < codePointsAtOnce && at < bytes.length) continue;
    text += String.fromCodePoint(...codePoints);
    codePoints = [];
  }
  return text;
}

const replacement = { codePoint: 0xfffd, length: 1 };

/** The character that begins at a byte (RFC 3629, section 4). */
function codePointAt(bytes: Uint8Array, at: number): { codePoint: number; length: number } {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return { codePoint: first, length: 1 };
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4) return replacement;
  let codePoint = first & (0x7f >> length);
  for (let next = at + 1; next < at + length; next++) {
    const byte = bytes[next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return replacement;
    codePoint = (codePoint << 6) | (byte & 0x3f);
  }
  const isShortest = codePoint >= (length === 4 ? 0x10000 : length === 3 ? 0x800 : 0x80);
  return isShortest && codePoint <= 0x10ffff ? { codePoint, length } : replacement;
}
