/** Compiles the messages of all languages, so that browsers get no parser of messages. */

import { fileURLToPath, pathToFileURL } from "node:url";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { flatMessages, type Messages, type Text } from "../domain/languages/text.ts";
import { pseudoMessage } from "./pseudo-language.ts";

type Compiled = string | readonly MessageFormatElement[];
type CompiledTree = { readonly [name: string]: Compiled | CompiledTree };

/** Text without anything to format is a string. */
export function compileMessage(message: string, language: string): Compiled {
  const elements = parse(message, { locale: new Intl.Locale(language) });
  const [first] = elements;
  const isText = elements.length === 1 && first?.type === TYPE.literal && !/[{<]|''/.test(first.value);
  return isText ? first.value : elements;
}

const compileTree = (texts: Messages | object): CompiledTree =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, Text | object]) => [
      name,
      "english" in text ? compileMessage(text.english, "en") : compileTree(text),
    ]),
  );

/**
 * The parts that one file of a language has, by what opens together: a page waits for the files of all parts that its code
 * imports, in any language. All others, of dialogs and of few pages, are in the file "more".
 */
const messageFiles: Readonly<Record<string, readonly string[]>> = {
  // What the code of every page imports, and the feelings, which nearly all show.
  start: [
    ...["common", "add-mood", "feelings"],
    ...["rules-accounts", "rules-stars", "rules-settings", "rules-wellness"],
  ],
  account: ["account", "onboarding"],
  stars: ["star-texts", "waiting", "sidebar", "tag-names", "star-search", "exercise-titles"],
  home: ["home", "sky"],
  journal: ["journal", "journal-more"],
  insights: ["insights", "letters"],
  data: ["your-data", "imports", "formats"],
  wellness: ["wellness", "quiz", "exercises", "mindful", "mazes", "typed-feelings"],
  shown: ["shown"],
  // Fetched when the server refuses something.
  refusals: ["refusals", "refusals-accounts", "refusals-universe"],
};

/** The name of the file that contains a part in the built client. */
export const messageFileOf = (part: string): string =>
  Object.entries(messageFiles).find(([, parts]) => parts.includes(part))?.[0] ?? "more";

const catalogue = /\/domain\/languages\/([\w-]+)\/([\w-]+)\.ts$/;
const englishOf = (part: string) => new URL(`../domain/languages/en/${part}.ts`, import.meta.url);

/** The name of a part's texts, and its texts. */
async function readEnglish(part: string): Promise<[name: string, texts: object]> {
  const [exported, ...others] = Object.entries<object>(await import(englishOf(part).href));
  if (!exported || others.length > 0)
    throw new Error(`en/${part}.ts must export its texts and nothing else.`);
  return exported;
}

const textsIn = (texts: object): Text[] =>
  Object.values(texts).flatMap((text: Text | object) => ("english" in text ? [text] : textsIn(text)));

/** The language whose place the pseudo-language takes; only its test sets it. */
const pseudoLanguage = process.env.PSEUDO_LANGUAGE;

async function compileTranslation(file: string, language: string, part: string): Promise<string> {
  const { messages } = await import(pathToFileURL(file).href);
  const byId = new Map(flatMessages(part, messages));
  const [, english] = await readEnglish(part);
  const list = textsIn(english).map(({ id, english }) => {
    if (language === pseudoLanguage) return pseudoMessage(compileMessage(english, "en"));
    const message = byId.get(id);
    return typeof message === "string" ? compileMessage(message, language) : null;
  });
  return `export const messages = ${JSON.stringify(list)};`;
}

async function compileEnglish(part: string): Promise<string> {
  const [name, texts] = await readEnglish(part);
  return `import { texts } from "../text.ts";\nexport const ${name} = texts(${JSON.stringify(part)}, ${JSON.stringify(compileTree(texts))});`;
}

export const messageCatalogues: Plugin = {
  name: "message-catalogues",
  apply: "build",
  enforce: "pre",
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: fileURLToPath(import.meta.resolve("@formatjs/icu-messageformat-parser/no-parser.js")),
        },
      ],
    },
  }),
  transform: {
    filter: { id: catalogue },
    async handler(_code, id) {
      const [, language = "", part = ""] = catalogue.exec(id) ?? [];
      return language === "en" ? compileEnglish(part) : compileTranslation(id, language, part);
    },
  },
};
