/** Reads the comments and the names of tests of a source file. */

import { parseSync } from "vite";

/** `line` is where it begins, from 1; `text` is one line without the marks of a comment. */
export type Words = { readonly line: number; readonly text: string };

type Range = { readonly start: number; readonly end: number; readonly isLine: boolean };

const lineOf = (source: string, at: number) => source.slice(0, at).split("\n").length;

function rangesOf(path: string, source: string): Range[] {
  if (path.endsWith(".css"))
    return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      isLine: false,
    }));
  return parseSync(path, source).comments.map(({ type, start, end }) => ({
    start,
    end,
    isLine: type === "Line",
  }));
}

const textOf = (comment: string) =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, "")
    .split("\n")
    .map((line) => line.trim().replace(/^(\/\/|\*) ?/, ""))
    .join(" ")
    .trim();

/** Comments of TypeScript, JavaScript and CSS. Lines that begin with `//` and follow each other are one comment. */
export function commentsIn(path: string, source: string): Words[] {
  const found: Range[] = [];
  for (const range of rangesOf(path, source)) {
    const last = found.at(-1);
    const follows = last?.isLine && range.isLine && /^\n[ \t]*$/.test(source.slice(last.end, range.start));
    if (follows && !isDirective(source.slice(range.start, range.end)))
      found.splice(-1, 1, { ...last, end: range.end });
    else found.push(range);
  }
  return found
    .map(({ start, end }) => ({ line: lineOf(source, start), text: textOf(source.slice(start, end)) }))
    .filter(({ text }) => !isDirective(text));
}

/** Orders to a tool, and the types of JSDoc, are no sentences. */
const isDirective = (text: string) => /^(\/\/ )?(biome-ignore|@|#__|\/ <|glsl)/.test(text);

/** Names of tests that belong to no group, and of groups: those in a group go on from its name. */
export const testNamesIn = (source: string): Words[] =>
  [
    ...source.matchAll(/^(?:test|it|describe)\w*(?:\.\w+(?:\((?:.|\n(?!\S))*?\n?\))?)*\(\s*(["'`])(.+?)\1/gm),
  ].map(({ index, 2: text = "" }) => ({ line: lineOf(source, index), text }));
