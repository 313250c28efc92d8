/** The words of the whole code: comments and names of tests are clear where they stand. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTest } from "../test/reach.ts";
import { fragmentIn, unclearName } from "./fragments.ts";
import { commentsIn, testNamesIn, type Words } from "./read-words.ts";

const root = join(import.meta.dirname, "..", "..");
const paths = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.css", "*.mjs", "*.js"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "");

/** One line for each words that `why` refuses: where they stand, why, and how they begin. */
function refused(
  of: readonly string[],
  read: (path: string, source: string) => Words[],
  why: (text: string) => string | null,
) {
  return of.flatMap((path) => {
    const source = readIfThere(join(root, path));
    return source === null
      ? []
      : read(path, source).flatMap(({ line, text }) => {
          const reason = why(text);
          return reason === null ? [] : [`${path}:${line}: ${reason}: ${text.slice(0, 80)}`];
        });
  });
}

/** A file that was removed and is not committed yet is still in the list of git. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

it("every comment begins with its subject, or names what it documents", () => {
  expect(refused(paths, commentsIn, fragmentIn)).toEqual([]);
});

it("every test and every group of tests has a name that says what it is about", () => {
  const tests = paths.filter((path) => isTest(path) || path.endsWith(".journey.ts"));
  expect(refused(tests, (_, source) => testNamesIn(source), unclearName)).toEqual([]);
});
