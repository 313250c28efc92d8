/** The recovery kit: 160 bits as eight groups of five symbols that a person can write, read out and type. */

/** Crockford's base32 (crockford.com/base32.html): without I, L, O and U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bitsPerSymbol = 5;

export const kitLength = 20;
export const kitGroups = 8;
/** The last symbol of a group is its check. */
const symbolsPerGroup = 5;

/**
 * Luhn's check for 32 symbols ("Luhn mod N"): it finds each wrong symbol, and nearly all that have changed places with
 * their neighbours.
 */
function checkOf(values: readonly number[]): number {
  const size = alphabet.length;
  const sum = values.toReversed().reduce((total, value, at) => {
    const weighted = at % 2 === 0 ? value * 2 : value;
    return total + Math.floor(weighted / size) + (weighted % size);
  }, 0);
  return (size - (sum % size)) % size;
}

const valuesOf = (symbols: string): number[] => [...symbols].map((symbol) => alphabet.indexOf(symbol));

/** Whether each symbol of a whole group is one, and the last of them is the check of the others. */
function isRightGroup(group: string): boolean {
  const values = valuesOf(group);
  return !values.includes(-1) && checkOf(values.slice(0, -1)) === values.at(-1);
}

/** Makes numbers of `to` bits from numbers of `from` bits. Bits that are left over are dropped. */
function regroup(numbers: Iterable<number>, from: number, to: number): number[] {
  const regrouped: number[] = [];
  let held = 0;
  let bits = 0;
  for (const number of numbers) {
    held = (held << from) | number;
    bits += from;
    for (; bits >= to; bits -= to) regrouped.push((held >> (bits - to)) & ((1 << to) - 1));
    held &= (1 << bits) - 1;
  }
  return regrouped;
}

const inSlices = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** The eight groups of a kit of 20 bytes. */
export const groupsOfKit = (kit: Uint8Array): readonly string[] =>
  inSlices(regroup(kit, 8, bitsPerSymbol), symbolsPerGroup - 1).map((values) =>
    [...values, checkOf(values)].map((value) => alphabet[value]).join(""),
  );

/** One line, as a field or a file has it. */
export const formatKit = (kit: Uint8Array): string => groupsOfKit(kit).join("-");

/** What stands between groups. */
const between = /[\s\p{Pd}\p{Cf}.,_]+/gu;

/**
 * The symbols that a person means: any case and width, digits of Arabic and Persian keyboards, O as 0, I and L as 1,
 * with or without what stands between groups.
 */
const symbolsOfKit = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(between, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => `${digit.charCodeAt(0) & 0xf}`)
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** `wrongGroup` is the first one, from 1, in which something is mistyped; null where symbols are missing or too many. */
export type ReadKit =
  | { readonly ok: true; readonly kit: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly wrongGroup: number | null };

/** Reads what a person has typed. A kit that can be read may still be another person's. */
export function readKit(text: string): ReadKit {
  const groups = inSlices([...symbolsOfKit(text)], symbolsPerGroup).map((symbols) => symbols.join(""));
  const isWhole = (group: string) => [...group].length === symbolsPerGroup;
  const wrong = groups.slice(0, kitGroups).findIndex((group) => isWhole(group) && !isRightGroup(group));
  if (wrong >= 0) return { ok: false, wrongGroup: wrong + 1 };
  if (groups.length !== kitGroups || !groups.every(isWhole)) return { ok: false, wrongGroup: null };
  const values = groups.flatMap((group) => valuesOf(group).slice(0, -1));
  return { ok: true, kit: Uint8Array.from(regroup(values, bitsPerSymbol, 8)) };
}

/**
 * Whether a text that is no kit was meant to be one: two of its groups have the right check, which is seldom so in a
 * passphrase with a digit.
 */
export function looksLikeKit(text: string): boolean {
  if (!/\p{Nd}/u.test(text)) return false;
  const inOrder = inSlices([...symbolsOfKit(text)], symbolsPerGroup).map((group) => group.join(""));
  // One symbol more or less shifts all groups after it, but not those that are written apart.
  const apart = text.normalize("NFKC").split(between).map(symbolsOfKit);
  return [inOrder, apart].some(
    (groups) => groups.filter((group) => group.length === symbolsPerGroup && isRightGroup(group)).length >= 2,
  );
}
