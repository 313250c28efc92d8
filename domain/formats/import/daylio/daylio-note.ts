/** Notes of Daylio, which are HTML in newer versions, as plain text. */

/** Only tags that Daylio's editor writes, so that a note with `<3` or `x < y` stays whole. */
const tag =
  /<(?<end>\/?)(?<name>br|p|div|li|ul|ol|h[1-6]|b|strong|i|em|u|s|strike|del|span|font|a|blockquote)(?:\s[^<>]*)?\/?>/gi;
const entity =
  /&(?:#(?<decimal>\d{1,7})|#x(?<hexadecimal>[\da-f]{1,6})|(?<name>amp|lt|gt|quot|apos|nbsp));/gi;
const named: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " },
};

export function plainNote(html: string): string {
  const lines = html.replaceAll("\0", "").replace(tag, (...args) => breakOf(args.at(-1)));
  const spaced = lines.replace(/(?<![ \t])[ \t]+\n/g, "\n").replace(/\n{3,}/g, "\n\n");
  return withItems(spaced)
    .replace(entity, (whole, ...args) => characterOf(args.at(-1)) ?? whole)
    .trim();
}

/** An item of a list follows the line before it. The mark of items is one that no text has. */
const withItems = (lines: string) => lines.replace(/\n*\0/g, "\n- ");

type Groups = Record<string, string | undefined>;

/** Blocks begin a new line; items of lists have a hyphen. */
function breakOf({ end, name = "" }: Groups): string {
  const block = name.toLowerCase();
  if (block === "br") return "\n";
  if (block === "li") return end ? "" : "\0";
  return end && /^(p|div|ul|ol|h\d|blockquote)$/.test(block) ? "\n" : "";
}

function characterOf({ decimal, hexadecimal, name }: Groups): string | null {
  if (name) return named[name.toLowerCase()] ?? null;
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
