import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { remarkText } from "#domain/formats/import/remark-text.ts";
import { english } from "../../../../testing/english.ts";
import { nothingAsked } from "../messages.ts";
import { UnreadableFile } from "./limits.ts";
import { readFile } from "./read-file.ts";

const read = (content: string | Uint8Array, answers = nothingAsked) =>
  readFile(new File([content as Uint8Array<ArrayBuffer>], "file"), answers, () => {});

async function reasonOf(content: string | Uint8Array) {
  const refused = await read(content).catch((error: unknown) => error);
  if (!(refused instanceof UnreadableFile)) throw new Error("The file was not refused.");
  return refused.reason;
}

const refusalOf = async (content: Uint8Array) => (await reasonOf(content)).name;

async function tableOf(text: string) {
  const contents = await read(text);
  if (contents.kind !== "table") throw new Error("The file is no table of an unknown source.");
  return contents.table;
}

const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, one]) => [name, typeof one === "string" ? strToU8(one) : one]),
    ),
  );

/** The ZIP with other bytes in the directory at its end. */
function withDirectory(bytes: Uint8Array, at: number, value: number) {
  const changed = Buffer.from(bytes);
  const entry = changed.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt16LE(value, entry + at);
  return changed;
}

describe("a first line that names the separator", () => {
  it.each(["sep=;", '"sep=;"', "\ufeffsep=;", "SEP=; ", "sep=|", "sep=\t", "sep=,"])(
    "%j is left out",
    async (line) => {
      const mark = line.match(/sep="?(.)/i)?.[1] ?? "";
      const rows = [
        ["Date", "Mood"],
        ["2025-03-14", "good"],
      ].map((cells) => cells.join(mark));
      expect(await tableOf([line, ...rows].join("\r\n"))).toMatchObject({
        ...{ header: ["Date", "Mood"], rows: [["2025-03-14", "good"]] },
      });
    },
  );

  it("does not hide a source that is known by its header", async () => {
    const contents = await read("sep=;\nfull_date;time;mood;activities\n2025-03-14;21:39;good;walk");
    expect(contents).toMatchObject({ kind: "read", reading: { journal: { source: "daylio-csv" } } });
  });

  it("is an entry where it is a word", async () => {
    expect((await tableOf("sep=word,Mood\n2025-03-14,good")).header).toEqual(["sep=word", "Mood"]);
  });
});

it("a table without a header has all of its rows", async () => {
  const text = "2025-01-03\tgood\n2025-01-02\tbad";
  const table = await tableOf(text);
  expect(table).toMatchObject({
    header: ["", ""],
    rows: [
      ["2025-01-03", "good"],
      ["2025-01-02", "bad"],
    ],
  });
  const columns = {
    date: 0,
    dateOrder: null,
    time: null,
    mood: 1,
    intensity: null,
    notes: [],
    tags: [],
    numbers: [],
  };
  const choice = { ...columns, separator: "", scale: null, decimalMark: ".", languages: null };
  const contents = await read(text, { ...nothingAsked, columns: choice as never });
  expect(contents).toMatchObject({
    reading: { journal: { entries: [{ date: "2025-01-03" }, { date: "2025-01-02" }] } },
  });
});

it.each([
  ['2026-02-08,,,16:04,good,,,"lake\n2026-02-09,,,16:04,bad,,,soup\n', [2]],
  ['2026-02-08,,,16:04,good,,,"lake\n"\n2026-02-09,,,16:04,bad,,,"so', [3]],
  ['2026-02-08,,,16:04,good,,,"lake\n"\n2026-02-09,,,16:04,bad,,,"soup"', []],
])("a quotation mark that nothing closes is listed with its row: %j", async (rows, listed) => {
  const contents = await read(`full_date,date,weekday,time,mood,activities,note_title,note\n${rows}`);
  if (contents.kind !== "read" || !contents.reading.ok) throw new Error("The file was not read.");
  expect(contents.reading.journal.problems).toEqual(
    listed.map((row) => ({
      ...{ row, code: "wrong-shape", severity: "changed", remark: { name: "quoteNotClosed" } },
    })),
  );
});

it.each<[string, string | Uint8Array, RegExp]>([
  ["nothing in it", "", /This file is empty/],
  [
    "neither text nor a ZIP in it",
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 7, 1),
    /neither a text nor a ZIP/,
  ],
  ["broken JSON", '{"moodEntries": [', /begins as JSON and then breaks off/],
  ["a line without an end", "a,".repeat(1_000_000), /a line of more than a million characters/],
  [
    "a cell without an end",
    `full_date,mood,activities\n2026-01-01,good,"${"x\n".repeat(700_000)}`,
    /^After row 1, a quotation mark opens a cell/,
  ],
  ["a word", "hello", /neither JSON nor a table/],
])("a file with %s is refused with a sentence", async (_, content, sentence) => {
  expect(remarkText(english, await reasonOf(content))).toMatch(sentence);
});

describe("a container", () => {
  const table = zip({ "journal.csv": "Date,Mood\n2025-03-14,good" });

  it("is read where it holds one table", async () => {
    expect(await read(table)).toMatchObject({ kind: "table" });
  });

  it("is named where it cannot be read", async () => {
    expect(await refusalOf(withDirectory(table, 8, 1))).toBe("zipPassword");
    expect(await refusalOf(withDirectory(table, 10, 14))).toBe("zipPacking");
    expect(await refusalOf(zip({ "a.csv": "Date", "b.csv": "Date" }))).toBe("zipSeveral");
    expect(await refusalOf(zip({ "export.zip": table }))).toBe("zipInside");
    expect(await refusalOf(zip({ "xl/workbook.xml": "<workbook/>" }))).toBe("spreadsheet");
    expect(await refusalOf(Uint8Array.from([0x1f, 0x8b, 8, 0]))).toBe("otherArchive");
  });

  it("is damaged where its end is missing", async () => {
    expect(await refusalOf(table.slice(0, 50))).toBe("zipDamaged");
  });
});
