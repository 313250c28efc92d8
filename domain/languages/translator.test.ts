import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, expectTypeOf, it } from "vitest";
import type { Message } from "./format.ts";
import { preferenceOf } from "./languages.ts";
import { type ParamsOf, type TagsOf, texts } from "./text.ts";
import { makeTranslator } from "./translator.ts";

const sky = texts("sky-test", {
  title: "Your sky",
  stars: "{name} has {count, plural, one {# star} other {# stars}}.",
  link: "{name}: <link>read the guide</link>",
  modes: { night: "Night" },
  way: "{way, select, up {up} other {down}}",
  wayOf: "<b>{name}</b> {way, select, up {up} other {down}}",
});

const english = makeTranslator({ language: "en", locale: "en-US" }, new Map());
const inLanguage = (language: "de" | "ar" | "pl", messages: Record<string, Message>) =>
  makeTranslator(preferenceOf(language, []), new Map(Object.entries(messages)));

it("says a text in English with its params", () => {
  expect(english(sky.title)).toBe("Your sky");
  expect(english(sky.modes.night)).toBe("Night");
  expect(english(sky.stars, { name: "Nova", count: 1 })).toBe("Nova has 1 star.");
  expect(english(sky.stars, { name: "Nova", count: 1200 })).toBe("Nova has 1,200 stars.");
});

it("says it in another language by that language's plurals and numbers", () => {
  const polish = inLanguage("pl", {
    "sky-test.stars": "{count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
  });
  const stars = [1, 3, 5, 22, 12_345].map((count) => polish(sky.stars, { name: "Nova", count }));
  expect(stars).toEqual(["1 gwiazda", "3 gwiazdy", "5 gwiazd", "22 gwiazdy", "12\u00a0345 gwiazd"]);
});

it("is English where the language lacks the text", () => {
  expect(inLanguage("de", {})(sky.stars, { name: "Nova", count: 1200 })).toBe("Nova has 1,200 stars.");
});

it("isolates a name of the other direction, and leaves others as they are", () => {
  expect(english(sky.stars, { name: "سماء", count: 2 })).toBe("\u2068سماء\u2069 has 2 stars.");
  expect(english(sky.stars, { name: "Żółć 日本", count: 2 })).toBe("Żółć 日本 has 2 stars.");
  const arabic = inLanguage("ar", { "sky-test.stars": "{name}: {count, plural, other {#}}" });
  expect(arabic(sky.stars, { name: "Nova", count: 2 })).toMatch(/^\u2068Nova\u2069: /);
  expect(arabic(sky.stars, { name: "سماء", count: 2 })).toMatch(/^سماء: /);
  expect(arabic(sky.stars, { name: "2025-02-30", count: 2 })).toMatch(/^\u20682025-02-30\u2069: /);
  expect(english(sky.stars, { name: "\u202etxt", count: 2 })).toBe("\u2068\u202etxt\u2069 has 2 stars.");
});

it.each([
  ["as it is written", (message: string): Message => message],
  ["as the build parses it", (message: string): Message => parse(message)],
])("selects a part of a message, %s, also where its names are of the other direction", (_, read) => {
  const part = "{way, select, up {فوق} other {تحت}}";
  const messages = { "sky-test.way": read(part), "sky-test.wayOf": read(`<b>{name}</b> ${part}`) };
  const arabic = inLanguage("ar", messages);
  expect([arabic(sky.way, { way: "up" }), arabic(sky.way, { way: "down" })]).toEqual(["فوق", "تحت"]);
  const parts = arabic.parts(sky.wayOf, { b: (content) => content.join("") }, { name: "Nova", way: "up" });
  expect(parts.join("")).toBe("\u2068Nova\u2069 فوق");
});

it("never reads a name as a tag, a placeholder or an escape", () => {
  const name = "<link>Press me</link> {count} '' \\u0041 #";
  expect(english.parts(sky.link, { link: (content) => ({ content }) }, { name })).toEqual([
    `${name}: `,
    { content: ["read the guide"] },
  ]);
});

it("a missing param throws instead of leaving a gap", () => {
  // @ts-expect-error: the text has params.
  expect(() => english(sky.stars)).toThrow();
});

it("the params and tags of a text are known to the compiler", () => {
  expectTypeOf<ParamsOf<"{a} of {b, plural, one {# day} other {{c} days}}">>().toEqualTypeOf<
    { readonly a: string | number } & { readonly b: number } & { readonly c: string | number }
  >();
  expectTypeOf<TagsOf<"See <guide>this</guide> and <help>that</help>">>().toEqualTypeOf<"guide" | "help">();
});
