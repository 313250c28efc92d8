/**
 * The id under which the outbox keeps a write about something that has a name and no UUID: the same one each time, so that a
 * later write takes the place of an earlier one. A UUID of version 8 (RFC 9562), from four hashes as MurmurHash3 ends them.
 */
export function itemIdOf(name: string): string {
  const [one, two, three, four] = multipliers.map((by) => hex(hashOf(name, by))) as [Hex, Hex, Hex, Hex];
  const groups = [one, two.slice(0, 4), `8${two.slice(5)}`, `8${three.slice(1, 4)}`, three.slice(4) + four];
  return groups.join("-");
}

type Hex = string;

/** Odd numbers whose bits are spread: those of MurmurHash3 and of its successor. */
const multipliers = [0xcc9e2d51, 0x1b873593, 0x239b961b, 0xab0e9789] as const;

const hex = (number: number): Hex => number.toString(16).padStart(8, "0");

function hashOf(name: string, multiplier: number): number {
  let hash = multiplier;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), multiplier);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
