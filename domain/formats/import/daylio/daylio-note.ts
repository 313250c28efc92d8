/** Notes of Daylio, which are HTML in newer versions, as plain text. */

/** Only tags that Daylio's editor writes, so that a note with `<3` or `x < y` stays whole. */
const tag =
  /<(?<end>\/?)(?<name>br|hr|p|div|li|ul|ol|h[1-6]|pre|section|article|b|strong|i|em|u|s|strike|del|span|font|a|blockquote)(?:\s[^<>]*)?\/?>/gi;
const entity =
  /&(?:#(?<decimal>\d{1,7})|#x(?<hexadecimal>[\da-f]{1,6})|(?<name>amp|lt|gt|quot|apos|nbsp));/gi;
const named: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " },
};

export function plainNote(html: string): string {
  const marked = html.replaceAll("\0", "").replace(tag, (...args) => breakOf(args.at(-1)));
  const lines = marked.replace(edges, lineAtEdge);
  const spaced = lines.replace(/(?<![ \t])[ \t]+\n/g, "\n").replace(/\n{3,}/g, "\n\n");
  return withItems(spaced)
    .replace(entity, (whole, ...args) => characterOf(args.at(-1)) ?? whole)
    .trim();
}

/** Marks of the edge of a block and of an item of a list; no text has them, because NUL is left out. */
const edge = "\0|";
const item = "\0-";

/** An item follows the line before it. */
const withItems = (lines: string) => lines.replace(/\n*\0-/g, "\n- ");

/** The edge of a block begins a new line, unless one begins there anyway. */
const edges = /(?<![ \t])[ \t]*(?:\0\|[ \t]*)+/g;
const lineAtEdge = (marks: string, at: number, text: string) =>
  at === 0 ||
  /(?:\n|\0-)$/.test(text.slice(Math.max(0, at - 2), at)) ||
  text.charAt(at + marks.length) === "\n"
    ? ""
    : "\n";

type Groups = Record<string, string | undefined>;

/** Blocks are lines of their own; items of lists have a hyphen. */
function breakOf({ end, name = "" }: Groups): string {
  const block = name.toLowerCase();
  if (block === "br") return "\n";
  if (block === "li") return end ? edge : item;
  if (!/^(hr|p|div|ul|ol|h\d|pre|section|article|blockquote)$/.test(block)) return "";
  return end ? "\n" : edge;
}

function characterOf({ decimal, hexadecimal, name }: Groups): string | null {
  if (name) return named[name.toLowerCase()] ?? null;
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
