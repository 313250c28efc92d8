import { describe, expect, it } from "vitest";
import { readRows } from "../../../testing/read-files.ts";
import { maxStars } from "../../imports.ts";
import { maxProblems, maxRows } from "./limits.ts";
import { readJson } from "./read-json.ts";
import { createTableReader } from "./read-table.ts";
import { remark } from "./remark.ts";

describe("a file that is too large", () => {
  const header = ["full_date", "time", "mood", "activities"];
  const fill = (count: number, row: readonly string[]) => {
    const reader = createTableReader("daylio-csv", header);
    let pushed = 0;
    while (pushed < count && reader.push(row)) pushed += 1;
    return { pushed, reading: reader.finish() };
  };

  it("is refused after as many entries as a universe can have, and not read further", () => {
    const { pushed, reading } = fill(1_000_000, ["2026-02-08", "16:04", "good", ""]);
    expect(pushed).toBe(maxStars);
    expect(reading).toEqual({ ok: false, refusal: remark("tooManyEntries", { count: maxStars }) });
  });

  it("is refused after a number of rows, also where nothing can be read in them", () => {
    const { pushed, reading } = fill(1_000_000, ["soon", "", "", ""]);
    expect(pushed).toBe(maxRows);
    expect(reading).toEqual({ ok: false, refusal: remark("tooManyRows", { count: maxRows }) });
  });

  it("lists as many problems as a person could read, and counts the others", () => {
    const { reading } = fill(maxProblems + 7, ["soon", "", "", ""]);
    const problems = reading.ok ? reading.journal.problems : [];
    expect(problems).toHaveLength(maxProblems + 1);
    expect(problems.at(-1)).toMatchObject({ code: "more-problems", remark: remark("more", { count: 7 }) });
  });

  it("may have an endless row, which is skipped", () => {
    const { reading } = fill(1, ["2026-02-08", "16:04", "good", "x".repeat(2_000_000)]);
    expect(reading).toMatchObject({
      ok: true,
      journal: { entries: [], problems: [{ row: 2, code: "row-too-long" }] },
    });
  });

  it("is deep JSON, in which there are no entries", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    for (const value of [deep, { items: deep }, { data: { stateOfMind: deep } }, { dayEntries: deep }]) {
      const reading = readJson(value);
      expect(reading.ok ? reading.journal.entries : []).toEqual([]);
    }
  });
});

/** Texts at which a pattern that looks ahead again and again would take minutes, so that the test would run out of time. */
const units = [
  "<b",
  "&#1",
  "\n",
  " ",
  "<p>\n",
  "- ",
  "\t\n",
  "![",
  "'",
  "=",
  "[[",
  "\\",
  "<li>",
  "a | ",
  "1:",
];

it.each(units)("a text of many %j takes no longer than its length", (unit) => {
  const text = unit.repeat(Math.floor(300_000 / unit.length));
  const daylio = ["full_date", "time", "mood", "activities", "note_title", "note"];
  const check = (row: readonly string[]) => expect(readRows(daylio, [row])).toMatchObject({ ok: true });
  check(["2026-02-08", "16:04", "good", "", "", text]);
  check(["2026-02-08", text, "good", text, "", ""]);
  check([text, text, text, "", "", ""]);
  const howWeFeel = ["date", "mood", "tags (people)", "reflections"];
  expect(readRows(howWeFeel, [[text, "calm", text, text]])).toMatchObject({ ok: true });
  const stars = ["utc_time", "local_time", "emotion", "intensity", "tags", "note"];
  expect(readRows(stars, [["2026-02-08T16:04:00Z", text, "joy", text, text, text]])).toMatchObject({
    ok: true,
  });
  const entry = { creationDate: "2026-02-08T16:04:00Z", text, richText: text };
  expect(readJson({ entries: [entry] })).toMatchObject({ ok: true });
});
