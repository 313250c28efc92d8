import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { type LetterFile, letterFile } from "./letter-file.ts";

/** A file whose every text says `text`. */
const fileOf = (text: string, part: Partial<LetterFile> = {}) =>
  letterFile({
    language: "en",
    title: text,
    heading: text,
    picture: null,
    paragraphs: [
      { kind: "text", text },
      { kind: "quote", leadIn: text, words: text, date: text },
    ],
    foot: text,
    ...part,
  });

const marks = (html: string) => html.replace(/[^<>"']/g, "");

test("a saved letter contains what a person wrote as text, whatever it is", () => {
  const plain = marks(fileOf("x"));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.constantFrom(
          "<script>alert(1)</script>",
          `"><img src=x onerror=alert(1)>`,
          "</style>",
          "<!--",
          "&lt;b>",
        ),
      ),
      (text) => {
        const html = fileOf(text);
        expect(marks(html)).toBe(plain);
        expect(html).toContain(
          `<blockquote dir="auto">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;")}</blockquote>`,
        );
      },
    ),
  );
});

test("a saved letter has no picture but one that it contains", () => {
  const png = "data:image/png;base64,iVBORw0KGgo=";
  expect(fileOf("x", { picture: png })).toContain(`<img src="${png}" alt="">`);
  for (const picture of [
    "https://elsewhere.example/1.png",
    `${png}" onload="alert(1)`,
    "data:text/html;base64,AAAA",
  ])
    expect(fileOf("x", { picture }), picture).not.toContain("<img");
});

test("a saved letter loads and runs nothing", () => {
  const html = fileOf("x");
  expect(html).toContain(`content="default-src 'none';`);
  expect(html).not.toMatch(/<script|<link|<iframe|url\(|@import|https?:/);
});

test("a saved letter has its language and its direction", () => {
  expect(fileOf("x", { language: "de" })).toContain('<html lang="de" dir="ltr">');
  expect(fileOf("x", { language: "ar" })).toContain('<html lang="ar" dir="rtl">');
  expect(fileOf("x", { language: "zh-Hans" })).toContain('<html lang="zh-Hans" dir="ltr">');
});
