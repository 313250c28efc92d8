/** The catalogues of all languages: nothing is missing, unused or different from the English messages. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { directionOf, languages } from "../domain/languages/languages.ts";
import { flatMessages, type Text } from "../domain/languages/text.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "domain/languages");
const partsOf = (language: string) =>
  existsSync(join(folder, language))
    ? readdirSync(join(folder, language)).map((file) => file.replace(/\.ts$/, ""))
    : [];
const parts = partsOf("en");
const translated = languages.map(({ id }) => id).filter((id) => id !== "en");

type Path = { readonly path: string; readonly text: Text };

const pathsOf = (prefix: string, texts: object): Path[] =>
  Object.entries(texts).flatMap(([name, text]: [string, Text | object]) =>
    "english" in text ? [{ path: `${prefix}.${name}`, text }] : pathsOf(`${prefix}.${name}`, text),
  );

async function readEnglish(part: string): Promise<Path[]> {
  const exported = Object.entries<object>(await import(join(folder, `en/${part}.ts`)));
  expect(exported, `en/${part}.ts exports its texts and nothing else`).toHaveLength(1);
  return exported.flatMap(([name, texts]) => pathsOf(name, texts));
}

/** Names of the placeholders and tags of a message; those that decide a plural begin with `#`. */
function namesOf(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesOf(value))];
  });
  return [...new Set(names)].sort();
}

/** The plurals in a message, each with the categories that it has a case for. */
function pluralsOf(
  elements: readonly MessageFormatElement[],
): { type: Intl.PluralRuleType; cases: string[] }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    if (element.type === TYPE.select) return inner;
    return [{ type: element.pluralType ?? "cardinal", cases: Object.keys(element.options) }, ...inner];
  });
}

const parseIn = (language: string, message: string) => parse(message, { locale: new Intl.Locale(language) });

/** Every chain of names in the sources that show texts, such as `journal.bin.title` or, before an index, `feelings.names`. */
function readChains(): ReadonlySet<string> {
  const sources = ["client", "domain", "server"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !/^languages\/[\w-]+\//.test(file))
      .map((file) => readFileSync(join(root, room, file), "utf8").replace(/^import [^;]*;$/gm, "")),
  );
  return new Set(sources.flatMap((source) => source.match(/\b[a-z]\w*(?:\??\.\s*\w+)*\[?/gi) ?? []));
}

describe("the English messages", () => {
  const chains = readChains();
  const isNamed = (path: string) => chains.has(path) || chains.has(`${path}.english`);
  /** A group that is indexed or passed on counts for all its texts; the texts of a whole part only where indexed. */
  const isInUsedGroup = (path: string): boolean => {
    const group = path.slice(0, path.lastIndexOf("."));
    if (chains.has(`${group}[`)) return true;
    return group.includes(".") && (chains.has(group) || isInUsedGroup(group));
  };

  it.each(parts)("%s: every message is well-formed and used", async (part) => {
    const texts = await readEnglish(part);
    for (const { text } of texts) expect(() => parseIn("en", text.english), text.id).not.toThrow();
    for (const { text } of texts)
      for (const [, tag] of text.english.matchAll(/<(\w+)>/g))
        expect(text.english, `${text.id}: a tag replaces the value of its name`).not.toMatch(`{${tag}}`);
    const unused = texts.filter(({ path }) => !isNamed(path) && !isInUsedGroup(path));
    expect(unused.map(({ path }) => path)).toEqual([]);
  });
});

describe.each(translated)("%s", (language) => {
  it("has the same parts", () => expect(partsOf(language)).toEqual(parts));

  it.each(parts)(
    "%s has the same messages, placeholders and tags, and every plural of the language",
    async (part) => {
      const english = new Map((await readEnglish(part)).map(({ text }) => [text.id, text.english]));
      const { messages } = await import(join(folder, language, `${part}.ts`));
      const translation = new Map(flatMessages(part, messages));
      expect([...translation.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [id, message] of translation) {
        const elements = parseIn(language, String(message));
        expect(namesOf(elements), id).toEqual(namesOf(parseIn("en", english.get(id) ?? "")));
        for (const { type, cases } of pluralsOf(elements)) {
          const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
          // Of French, Spanish, Italian and Portuguese: only for numbers such as a million, which "other" serves.
          const needed = pluralCategories.filter(
            (category) => category !== "many" || /^(pl|ar)$/.test(language),
          );
          for (const category of needed) expect(cases, `${id} in ${language}`).toContain(category);
        }
      }
    },
  );

  it("keeps addresses and endings of file names apart from words that are written from right to left", async () => {
    if (directionOf(language) === "ltr") return;
    for (const part of parts) {
      const { messages } = await import(join(folder, language, `${part}.ts`));
      for (const [id, message] of flatMessages(part, messages)) {
        const open = String(message).replace(/\u2066[^\u2069]*\u2069|<\/?\w+>/g, "");
        // A sign at the edge of Latin letters would go to the other side of them.
        expect(open, id).not.toMatch(
          /[a-z]:\/\/|(?<![\p{L}\p{N}\p{P}\u200e])[./@#-]+[a-z]|\([./@#-]+[a-z]/iu,
        );
      }
    }
  });

  it("writes its digits as the product writes every number", () => {
    for (const part of parts)
      expect(readFileSync(join(folder, language, `${part}.ts`), "utf8"), part).not.toMatch(
        /(?![0-9])\p{Nd}/u,
      );
  });

  it("has a glossary with the name of each feeling and the reason for it", async () => {
    const { messages } = await import(join(folder, language, "feelings.ts"));
    const glossary = readFileSync(join(root, `docs/languages/${language}.md`), "utf8");
    const section = glossary.split(/^## /m).find((part) => part.startsWith("The 36 feelings")) ?? "";
    const rows = new Map(
      [...section.matchAll(/^\| (\w+) \| ([^|]+) \| ([^|]*?) ?\|$/gm)].map(
        ([, english = "", name, reason]) => [english.toLowerCase(), { name, hasReason: reason !== "" }],
      ),
    );
    for (const [id, name] of Object.entries(messages.names))
      expect(rows.get(id), id).toEqual({ name, hasReason: true });
  });

  it("has ten or more words to type for each feeling of the quiz", async () => {
    const { messages } = await import(join(folder, language, "typed-feelings.ts"));
    for (const [id, words] of Object.entries<string>(messages))
      expect(new Set(words.split("; ")).size, id).toBeGreaterThanOrEqual(10);
  });
});
