import { describe, expect, it } from "vitest";
import { fileKindOf, tableSourceOf, textKindOf, utf16Of } from "./detect-source.ts";

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());

describe("the kind of a file", () => {
  it("is a ZIP by its first bytes, whatever its name", () => {
    expect(fileKindOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe("zip");
    expect(fileKindOf(new Uint8Array([0x50, 0x4b, 5, 6]))).toBe("zip");
    expect(fileKindOf(bytes("PK,mood", "utf8"))).toBe("text");
  });

  it("is neither text nor ZIP with zero bytes that are not UTF-16", () => {
    expect(fileKindOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe("other");
    for (const text of [bytes("date,mood", "utf16le"), swapped("date,mood"), bytes("\ufeffdate", "utf16le")])
      expect(fileKindOf(text)).toBe("text");
  });

  it("is JSON by its first character", () => {
    for (const text of ["{}", ' \n[{"date"', "\ufeff{"]) expect(textKindOf(text)).toBe("json");
    for (const text of ["date,mood", "", '"[date",mood']) expect(textKindOf(text)).toBe("table");
  });
});

it("UTF-16 is found by a mark or by zero bytes", () => {
  const text = "date,mood\n2026-02-08,müde";
  expect(utf16Of(bytes(`\ufeff${text}`, "utf16le"))).toBe("utf-16le");
  expect(utf16Of(swapped(`\ufeff${text}`))).toBe("utf-16be");
  expect(utf16Of(bytes(text, "utf16le"))).toBe("utf-16le");
  expect(utf16Of(swapped(text))).toBe("utf-16be");
  expect(utf16Of(bytes(text, "utf8"))).toBeNull();
  expect(utf16Of(new Uint8Array())).toBeNull();
});

it.each([
  ["daylio-csv", "\ufefffull_date,date,weekday,time,mood,activities,note_title,note"],
  ["daylio-csv", "Full_Date,Mood,Activities,Scales"],
  ["daylio-csv", "year,date,weekday,time,mood,activities,note"],
  ["how-we-feel-csv", "Date,Mood,Tags (People),Tags (Places),Tags (Events),Notes"],
  ["how-we-feel-csv", "Date,Locale,Mood Keys,Mood,Notes"],
  ["bearable-csv", "date,date formatted,weekday,time of day,category,rating/amount,detail,notes"],
  ["mood-universe-csv", "id,local_time,utc_time,utc_offset,time_zone,emotion,intensity"],
  ["csv", "date,mood,note"],
  ["csv", ""],
])("a table is of %s if its header is %s", (source, header) => {
  expect(tableSourceOf(header.split(","))).toBe(source);
});
