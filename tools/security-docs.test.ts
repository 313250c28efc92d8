import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { weakenings } from "../testing/weakened/list.ts";
import { isUntried, namedIn, readPage, root, rowsOf } from "../testing/weakened/named-tests.ts";

const page = await readPage();

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are numbered from 1. */
const sections: Readonly<Record<string, readonly number[]>> = {
  "1": [2, 9, 11, 3, 2],
  "2": [3, 3, 4, 1],
  "3": [0, 2, 4, 6, 5, 0, 2],
  "4": [3, 1, 2, 4],
  "5": [1, 3, 2, 3],
  "6": [3, 12, 4, 4, 5, 3, 0, 4],
  "7": [3, 4, 2, 5, 2, 2],
  "8": [2, 3, 1, 1],
  "9": [3, 4],
  "10": [2, 2, 4, 11, 5, 2, 3],
  "11": [2, 3, 3, 4, 1, 1],
  "12": [3, 2, 4],
  "13": [1, 5, 2, 5],
  "14": [2, 4, 3],
  "15": [3, 3, 7],
  "16": [1, 5, 4, 3, 3],
  "17": [1, 4, 2],
};

const requirements = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
  ),
);

const rows = rowsOf(page);
const namedTests = namedIn(page);

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");

test("docs/security.md has every requirement of levels 1 and 2 once", () => {
  expect(requirements).toHaveLength(253);
  const listed = rows.flatMap(({ requirements: numbers }) => numbers);
  expect(listed.toSorted()).toEqual(requirements.toSorted());
});

test("each requirement that applies has a proof, or a waiver with its reason", () => {
  for (const { cells } of rows.filter(({ cells }) => cells.length > 2))
    expect(cells[2], cells[0]).toMatch(/\.(test\.tsx?|journey\.ts)`: "|\]\(|Waived[^:]*: .{20}/);
});

test("each test that it names exists", async () => {
  expect(namedTests.length).toBeGreaterThan(150);
  const files = new Map<string, string>();
  for (const [file, name] of namedTests) {
    const source = files.get(file) ?? (await readFile(join(root, file), "utf8"));
    files.set(file, source);
    const quoted = ['"', "'", "`"].map((quote) => quote + name + quote);
    expect(
      quoted.some((text) => source.includes(text)),
      `${file}: ${name}`,
    ).toBe(true);
  }
});

test("each section that it names exists", async () => {
  for (const [, file = "", anchor = ""] of page.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)) {
    const text = file === "" ? page : await readFile(join(root, "docs", file), "utf8");
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
    expect(anchors, `${file}#${anchor}`).toContain(anchor);
  }
});

const proofs = weakenings.flatMap(({ fails }) =>
  fails.flatMap(([numbers, file, name]) => numbers.map((number) => `${number} ${file}: ${name}`)),
);

test("each test of a row is tried by a weakening, or the row says why not", () => {
  const known = new Set(proofs);
  const untried = rows.flatMap((row) =>
    isUntried(row)
      ? []
      : row.requirements.flatMap((number) =>
          namedIn(row.cells.at(-1) ?? "")
            .map(([file, name]) => `${number} ${file}: ${name}`)
            .filter((proof) => !known.has(proof)),
        ),
  );
  expect(untried).toEqual([]);
});

test("each weakening tries tests that a row names, and no row says that these are untried", () => {
  const named = new Set(
    rows.flatMap((row) =>
      row.requirements.flatMap((number) =>
        namedIn(row.cells.at(-1) ?? "").map(([file, name]) => `${number} ${file}: ${name}`),
      ),
    ),
  );
  expect(proofs.filter((proof) => !named.has(proof))).toEqual([]);
  const superfluous = rows.filter((row) => {
    const tests = row.requirements.flatMap((number) =>
      namedIn(row.cells.at(-1) ?? "").map(([file, name]) => `${number} ${file}: ${name}`),
    );
    return isUntried(row) && tests.every((proof) => proofs.includes(proof));
  });
  expect(superfluous.map(({ requirements: numbers }) => numbers)).toEqual([]);
});

test("each weakening has a name of its own, and finds its text once", async () => {
  expect(new Set(weakenings.map(({ weakness }) => weakness)).size).toBe(weakenings.length);
  const sources = new Map<string, string>();
  const wrong: string[] = [];
  for (const { file, find } of weakenings.flatMap(({ changes }) => changes)) {
    const source = sources.get(file) ?? (await readFile(join(root, file), "utf8"));
    sources.set(file, source);
    const count = source.split(find).length - 1;
    if (count !== 1) wrong.push(`${file} has ${count} times: ${find}`);
  }
  expect(wrong).toEqual([]);
});
