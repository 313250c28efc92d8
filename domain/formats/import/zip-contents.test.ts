import { describe, expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { remarkText } from "./remark-text.ts";
import { archiveKindOf, whyUnreadable, type ZipEntry } from "./zip-contents.ts";

const entry = (name: string, overrides: Partial<ZipEntry> = {}): ZipEntry => ({
  ...{ name, isEncrypted: false, method: 8 },
  ...overrides,
});
const sentenceOf = (...entries: ZipEntry[]) => {
  const why = whyUnreadable(entries);
  return why && remarkText(english, why);
};

describe("a ZIP", () => {
  it.each<[string, ZipEntry[], RegExp]>([
    ["with a password", [entry("journal.csv", { isEncrypted: true })], /has a password/],
    ["with AES", [entry("Journal.json", { isEncrypted: true, method: 99 })], /has a password/],
    ["packed as Zstandard", [entry("journal.csv", { method: 93 })], /\(Zstandard\)/],
    ["packed in an unknown way", [entry("journal.csv", { method: 77 })], /\(77\)/],
    ["with two tables", [entry("a.csv"), entry("b.csv")], /several tables in this ZIP: “a\.csv”, “b\.csv”/],
    [
      "with a ZIP inside",
      [entry("photos/1.jpg"), entry("export.zip")],
      /another archive in this ZIP: “export\.zip”/,
    ],
    ["with a backup of Daylio inside", [entry("backup_2026.daylio")], /another archive/],
    ["that is a workbook", [entry("[Content_Types].xml"), entry("xl/workbook.xml")], /Save it as CSV/],
    ["that is a text of OpenDocument", [entry("mimetype"), entry("content.xml")], /Save it as CSV/],
  ])("%s is refused with a sentence that says so", (_, entries, says) => {
    expect(sentenceOf(...entries)).toMatch(says);
    expect(sentenceOf(...entries)).not.toMatch(/damaged/);
  });

  it.each<[string, ZipEntry[]]>([
    ["with one table", [entry("journal.csv"), entry("__MACOSX/._journal.csv")]],
    ["with stored files", [entry("journal.csv", { method: 0 })]],
    [
      "with photos that have a password",
      [entry("photos/1.jpg", { isEncrypted: true }), entry("Journal.json")],
    ],
    ["with several journals of Day One", [entry("One.json"), entry("Two.json")]],
    [
      "with a path that leads outside, which has its own sentence",
      [entry("../a.csv", { isEncrypted: true })],
    ],
    ["with nothing", []],
  ])("%s is unpacked", (_, entries) => {
    expect(whyUnreadable(entries)).toBeNull();
  });
});

describe("an archive that is no ZIP", () => {
  it.each([
    ["gzip", [0x1f, 0x8b, 8]],
    ["7z", [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
    ["RAR", [...Buffer.from("Rar!"), 0x1a, 0x07]],
    ["tar", [...Buffer.alloc(257, 65), ...Buffer.from("ustar")]],
    ["bzip2", [...Buffer.from("BZh9"), 0x31, 0x41, 0x59, 0x26, 0x53, 0x59]],
  ])("is known as %s", (kind, bytes) => {
    expect(archiveKindOf(Uint8Array.from(bytes))).toBe(kind);
  });

  it("is no text that begins like one", () => {
    for (const text of ["BZh is a word", "PK", "7z,date", "Rar! date", ""])
      expect(archiveKindOf(Buffer.from(text))).toBeNull();
  });
});
