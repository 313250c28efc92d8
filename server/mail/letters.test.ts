import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeTranslator } from "#domain/languages/translator.ts";
import { english } from "../../testing/english.ts";
import type { LetterTemplate } from "./letter-layout.ts";
import {
  addressInUse,
  alreadyRegistered,
  newDevice,
  notices as noticeLetters,
  signInLink,
  universeDeleted,
  verifyChange,
  verifyMigration,
  verifyRegistration,
} from "./letters.ts";

const support = "help@mood.example.org";
const read = (letter: LetterTemplate) => letter(english, support);

const link = `https://mood.example.org/verify-email?token=${"a1-_".repeat(11)}`;
const about = { universeName: "Andromeda", link };

const {
  "change-requested": changeRequested,
  "email-changed": emailChanged,
  "password-changed": passwordChanged,
} = noticeLetters;

const withLink = [
  verifyRegistration(about),
  verifyMigration(about),
  verifyChange(about),
  alreadyRegistered({ loginLink: link }),
  signInLink(about),
].map(read);
const notices = [
  addressInUse(),
  ...Object.values(noticeLetters).map((write) => write(about)),
  newDevice({ ...about, device: "Firefox, Linux" }),
  newDevice({ ...about, device: null }),
].map(read);
const letters = [...withLink, ...notices, read(universeDeleted())];

const linesOf = (text: string) => text.split("\n");
const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];
const unescaped = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const storable = (unit: "grapheme" | "binary") =>
  fc
    .string({ unit, minLength: 2, maxLength: 50 })
    .filter((name) => name.isWellFormed() && !name.includes("\0"));
const trap = fc
  .array(
    fc.constantFrom(
      "<b>",
      "&lt;",
      "</p>",
      '"',
      "'",
      "http://",
      "evil.example/win",
      "\n",
      "\u2069",
      "$&",
      " ",
    ),
    { minLength: 2, maxLength: 8 },
  )
  .map((parts) => parts.join(""));
const anyName = fc.oneof(storable("grapheme"), storable("binary"), trap);

describe("letters", () => {
  it("have the link once in the text, on its own line", () => {
    for (const { text } of withLink)
      expect(linesOf(text).filter((line) => line.includes(link))).toEqual([link]);
  });

  it("have the link in the HTML as a button and as text", () => {
    for (const { html } of withLink) {
      expect(html.split(`href="${link}"`)).toHaveLength(3);
      expect(html).toContain(`>${link}</a>`);
    }
  });

  it("have no link when they need none", () => {
    for (const { text, html } of notices) {
      expect(text).not.toContain("http");
      expect(html).not.toContain("<a");
    }
  });

  it("have the same content as text and as HTML", () => {
    for (const { text, html } of letters) {
      const seen = unescaped(html).replace(/\s+/g, " ");
      for (const paragraph of text.trim().split("\n\n"))
        expect(seen).toContain(paragraph.replace(/\s+/g, " "));
    }
  });

  it("have short lines, except for the link", () => {
    for (const { text } of letters)
      for (const line of linesOf(text)) if (line !== link) expect(line.length).toBeLessThanOrEqual(72);
  });

  it("load no resource and state their language", () => {
    for (const { html } of letters) {
      expect(html).toContain('<html lang="en">');
      expect(html).not.toMatch(/<(img|link|script|style|iframe)|src=|url\(|@import/);
    }
  });

  it("name the address for questions", () => {
    for (const { text } of letters) expect(text).toContain(`Questions? Write to ${support}.`);
  });

  it("state that an unexpected mail can be ignored", () => {
    expect(read(verifyRegistration(about)).text).toContain(
      "If this was not you, ignore this mail and nothing happens.",
    );
  });

  it("have no names in their subjects", () => {
    for (const { subject } of letters) expect(subject).not.toContain("Andromeda");
  });
});

it("a letter is in the language of its reader, with the name isolated once", () => {
  const arabic = makeTranslator(
    { language: "ar", locale: "ar" },
    new Map([
      ["mails.passwordChanged.subject", "تغيّرت كلمة المرور"],
      ["mails.passwordChanged.reason", "تغيّرت كلمة مرور «{universe}»."],
      ["mails.questions", "أسئلة؟ {address}"],
    ]),
  );
  const { subject, text, html } = passwordChanged(about)(arabic, support);
  expect(subject).toBe("تغيّرت كلمة المرور");
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain("«\u2068Andromeda\u2069»");
  // The address has Latin letters.
  expect(text).toContain(`أسئلة؟ \u2068${support}\u2069`);
});

describe("a universe name in a letter", () => {
  it("is isolated and cannot look like a link", () => {
    const { text } = read(passwordChanged({ universeName: "www.evil.example/win" }));
    expect(text).toContain("“\u2068www.\u2060evil.\u2060example/\u2060win\u2069”");
  });

  it("has no line break that would split its isolation", () => {
    expect(read(changeRequested({ universeName: "one two  three" })).text).toContain(
      "one\u00A0two\u00A0three",
    );
  });

  it("adds no markup and no link, whatever it contains", () => {
    const expected = read(verifyRegistration(about));
    fc.assert(
      fc.property(anyName, (universeName) => {
        const { text, html, subject } = read(verifyRegistration({ universeName, link }));
        expect(subject).toBe(expected.subject);
        expect(tagsOf(html)).toEqual(tagsOf(expected.html));
        expect(html.match(/&(?!(amp|lt|gt|quot|#39);)/)).toBeNull();
        expect(linesOf(text).filter((line) => line.includes(link))).toEqual([link]);
        expect(`${text}${html}`.replaceAll(link, "")).not.toMatch(/:\/\/|evil\.example/);
        const [name] = /(?<=\u2068)[^\u2069]*(?=\u2069)/.exec(text) ?? [];
        expect(name).not.toMatch(/[\n\u2066-\u2069]|[./:@](?!\u2060)/);
      }),
    );
  });

  it("adds no markup to the other letters", () => {
    const universeName = `<a href="https://evil.example">'&`;
    for (const write of [verifyMigration, verifyChange, changeRequested, emailChanged, passwordChanged])
      expect(tagsOf(read(write({ universeName, link })).html)).toEqual(tagsOf(read(write(about)).html));
  });
});
