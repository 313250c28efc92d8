/** Text that Markdown (CommonMark) shows as it was written. */

/** Characters with a meaning anywhere in a line, and those that have one at its beginning. */
const anywhere = /[\\`*_[\]<>~|]|&(?=#?\w+;)/g;
const atStart = /^(#{1,6}(?=\s|$)|[-+=](?=[\s\-=]|$)|\d{1,9}(?=[.)]))/;

/** One line of text. A line break in it becomes a space. */
export const markdownLine = (text: string): string => escapeLine(text.replace(/[\r\n]+/g, " "));

/** Text of any number of lines as a quotation, with its line breaks. */
export const markdownQuote = (text: string): string => {
  const lines = text.split(/\r\n|[\r\n]/).map(escapeLine);
  return lines.map((line, at) => quoteLine(line, lines[at + 1])).join("\n");
};

/** Two spaces at the end of a line keep the line break before the next line of the same paragraph. */
const quoteLine = (line: string, next: string | undefined) =>
  line.trim() === "" ? ">" : `> ${line}${next === undefined || next.trim() === "" ? "" : "  "}`;

function escapeLine(line: string): string {
  const escaped = line.replace(anywhere, "\\$&");
  const start = escaped.match(atStart)?.[0] ?? "";
  const marked = /^\d/.test(start) ? `${start}\\${escaped.slice(start.length)}` : `\\${escaped}`;
  return withIndent(start ? marked : escaped);
}

/** White space at the beginning would make a block of code, or be left out. */
const withIndent = (line: string) =>
  line.replace(/^[ \t]+(?=\S)/, (space) =>
    [...space].map((one) => (one === "\t" ? "&#9;" : "&#32;")).join(""),
  );
