import { describe, expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { textOfBase64 } from "./base64-text.ts";
import type { Reading } from "./read-journal.ts";
import { createByteBudget, readZipTexts, zipPartOf } from "./read-zip.ts";
import { remarkText } from "./remark-text.ts";

const refusalOf = (reading: Reading) => (reading.ok ? null : remarkText(english, reading.refusal));

describe("a ZIP", () => {
  it("is read by the names of its files: photos are skipped, and paths that point outside are refused", () => {
    expect(["backup.daylio", "a/Journal.json", "Export.CSV"].map(zipPartOf)).toEqual([
      "daylio-backup",
      "json",
      "table",
    ]);
    expect(["photos/1.jpeg", "__MACOSX/._Journal.json", "a/.hidden.json", "folder/"].map(zipPartOf)).toEqual([
      ...["skipped", "skipped", "skipped", "skipped"],
    ]);
    for (const path of [
      "../Journal.json",
      "a/../../b.json",
      "/etc/passwd",
      "C:\\x.json",
      "a\\..\\b.json",
      "a\0.json",
    ])
      expect(zipPartOf(path)).toBe("outside");
  });

  it("may unpack to a number of bytes", () => {
    const budget = createByteBudget(10);
    expect([budget.spend(4), budget.spend(6), budget.spend(1), budget.spend(0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("without a journal is refused with a sentence", () => {
    for (const texts of [[], [{ name: "a.json", text: "{" }], [{ name: "a.json", text: "[1]" }]])
      expect(refusalOf(readZipTexts(texts))).toMatch(/^[A-Z].*\.$/);
  });
});

describe("text in base64", () => {
  it("is UTF-8, in lines or with the letters of URLs", () => {
    const text = "Sea & sänd 日 🌊\u{10ffff}".repeat(2_000);
    const base64 = Buffer.from(text).toString("base64");
    expect(textOfBase64(base64)).toBe(text);
    expect(textOfBase64(base64.replace(/.{76}/g, "$&\r\n"))).toBe(text);
    expect(textOfBase64(Buffer.from(text).toString("base64url"))).toBe(text);
  });

  it("never contains what is not UTF-8", () => {
    const bytes = [[0xff], [0xc0, 0x80], [0xe0, 0x80, 0x80], [0xed], [0xf4, 0x90, 0x80, 0x80], [0xc3]];
    for (const part of bytes) expect(textOfBase64(Buffer.from(part).toString("base64"))).toMatch(/^\ufffd+$/);
    expect(textOfBase64("no base64!")).toBeNull();
  });
});
