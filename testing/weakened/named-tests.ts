/** What docs/security.md says: its rows, the tests that it names, and the rows whose tests are not tried. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export const readPage = () => readFile(join(root, "docs/security.md"), "utf8");

export type Row = { readonly requirements: readonly string[]; readonly cells: readonly string[] };

/** Each table row that begins with numbers of requirements. */
export const rowsOf = (page: string): Row[] =>
  page
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(" | "))
    .map((cells) => ({ requirements: (cells[0] ?? "").split(", "), cells }));

/** The tests that a text names, as file and name. */
export const namedIn = (text: string) =>
  [...text.matchAll(/`([^`]+\.(?:test\.tsx?|journey\.ts))`: "([^"]+)"/g)].map(
    ([, file = "", name = ""]) => [file, name] as const,
  );

/** Whether a row says why no weakening tries its tests, or some of them. */
export const isUntried = ({ cells }: Row) => /\bUntried: .{15}/.test(cells.at(-1) ?? "");
