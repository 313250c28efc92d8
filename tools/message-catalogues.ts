/** Compiles the messages of all languages, so that browsers get no parser of messages. */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { defaultLanguage, languageIds } from "../domain/languages/languages.ts";
import { flatMessages, type Messages, type Text, textsIn } from "../domain/languages/text.ts";
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
 * imports. All others, of dialogs and of few pages, are in the file "more".
 */
const messageFiles: Readonly<Record<string, readonly string[]>> = {
  // What the code of every page imports, and the feelings, which nearly all show.
  start: [
    ...["common", "forms", "star-notices", "feelings"],
    ...["rules-accounts", "rules-stars", "rules-trackers", "rules-settings", "rules-wellness"],
  ],
  // The forms of stars.
  "star-form": ["add-mood"],
  account: ["account", "onboarding", "sealed-lead"],
  // What pages with stars show.
  stars: ["star-texts", "waiting", "sealed", "sidebar", "page-bar"],
  // What home shows of them when something is searched, compared or practised, and other pages at once.
  "found-stars": ["tag-names", "star-search", "compared-sky", "exercise-titles"],
  home: ["home", "sky"],
  journal: ["journal", "journal-more"],
  insights: ["insights", "insights-page", "insights-answers"],
  // What the page of insights fetches when it is opened further.
  figures: ["insights-figures", "insights-measures"],
  letters: ["letters"],
  // The page of letters, and the line on home that leads to it.
  "letter-page": ["letter-page"],
  compare: ["compare"],
  // The check-in, and the page where people choose what it asks for.
  measures: ["check-in", "readings", "tracker-texts"],
  // The pages of insights, of comparisons and of a tracker.
  charts: ["charts", "tracker-page"],
  // What shows values that a person measured, and how sure a comparison is.
  values: ["reading-texts", "sureness"],
  data: ["your-data", "imports", "formats"],
  wellness: ["wellness", "quiz", "exercises"],
  mindful: ["mindful"],
  mazes: ["mazes"],
  "what-runs": ["what-runs"],
  // The page for sealed exports has the texts of all languages in itself (tools/open-sealed.ts).
  "open-sealed": ["open-sealed"],
  // The curtain needs no others.
  lock: ["app-lock"],
  // An import needs them without the activities.
  words: ["typed-feelings"],
  shown: ["shown"],
  // Account settings need them, and the dialog that asks whether it is really the person.
  doors: ["doors", "administrators", "programs-lead"],
  // Few people load them.
  admin: ["admin"],
  join: ["join"],
  "ways-back": ["ways-back"],
  programs: ["programs"],
  // The page alone, without what unlocks words on all others.
  "sealed-words": ["sealed-words"],
  unlock: ["unlock"],
  // Fetched when the server refuses something.
  refusals: [
    ...["refusals", "refusals-accounts", "refusals-passkeys", "refusals-second-factor"],
    ...["refusals-universe", "refusals-trackers", "refusals-seal", "refusals-tokens"],
    ...["refusals-webhooks", "refusals-admin"],
  ],
};

/** The name of the file that contains a part in the built client. */
export const messageFileOf = (part: string): string =>
  Object.entries(messageFiles).find(([, parts]) => parts.includes(part))?.[0] ?? "more";

const languagesFolder = new URL("../domain/languages/", import.meta.url);
/** The parts that no page shows. */
const serverParts = ["mails", "provider-names", "reminder-lines", "server-pages"];

/** The parts that each file of a translation has. */
const partsOfFiles = Map.groupBy(
  readdirSync(new URL("en/", languagesFolder))
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((part) => !serverParts.includes(part)),
  messageFileOf,
);

/** Names of languages have hyphens, and so have names of files. */
const translationFile = new RegExp(String.raw`^virtual:messages/(${languageIds.join("|")})-([\w-]+)$`);

/** The language and the name of a file of translations, by the id of its module; null for all other modules. */
export function translationFileOf(moduleId: string): { language: string; name: string } | null {
  const [, language, name] = translationFile.exec(moduleId) ?? [];
  return language && name ? { language, name } : null;
}

/** The name of a part's texts, and its texts. */
async function readEnglish(part: string): Promise<[name: string, texts: object]> {
  const [exported, ...others] = Object.entries<object>(
    await import(new URL(`en/${part}.ts`, languagesFolder).href),
  );
  if (!exported || others.length > 0)
    throw new Error(`en/${part}.ts must export its texts and nothing else.`);
  return exported;
}

/** The language whose place the pseudo-language takes; only its test sets it. */
const pseudoLanguage = process.env.PSEUDO_LANGUAGE;

/** The messages of a part as a list in the order of the English texts; null for one that the language lacks. */
async function compilePart(language: string, part: string): Promise<(Compiled | null)[]> {
  const { messages } = await import(new URL(`${language}/${part}.ts`, languagesFolder).href);
  const byId = new Map(flatMessages(part, messages));
  const [, english] = await readEnglish(part);
  return textsIn(english).map(({ id, english }) => {
    if (language === pseudoLanguage) return pseudoMessage(compileMessage(english, "en"));
    const message = byId.get(id);
    return typeof message === "string" ? compileMessage(message, language) : null;
  });
}

async function compileFile(language: string, file: string): Promise<string> {
  const parts = partsOfFiles.get(file) ?? [];
  const lists = await Promise.all(parts.map(async (part) => [part, await compilePart(language, part)]));
  return `export const messages = ${JSON.stringify(Object.fromEntries(lists))};`;
}

/** The code of client/languages/catalogues.ts in a built client, which imports the files of all translations. */
function compileCatalogues(): string {
  const entry = (key: string, value: string) => `${JSON.stringify(key)}: ${value}`;
  const filesOf = (language: string) =>
    [...partsOfFiles.keys()].map((file) =>
      entry(file, `() => import("virtual:messages/${language}-${file}")`),
    );
  const languages = languageIds.filter((language) => language !== defaultLanguage);
  const parts = Object.values(messageFiles).flat();
  return `
    const files = {${languages.map((language) => entry(language, `{${filesOf(language)}}`))}};
    const fileOf = {${parts.map((part) => entry(part, JSON.stringify(messageFileOf(part))))}};
    export const loadMessages = async (language, part) =>
      (await files[language]?.[fileOf[part] ?? "more"]?.())?.messages[part];`;
}

async function compileEnglish(part: string): Promise<string> {
  const [name, texts] = await readEnglish(part);
  return `import { texts } from "../text.ts";\nexport const ${name} = texts(${JSON.stringify(part)}, ${JSON.stringify(compileTree(texts))});`;
}

const englishPart = /\/domain\/languages\/en\/([\w-]+)\.ts$/;
const cataloguesModule = /\/client\/languages\/catalogues\.ts$/;

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
  resolveId: {
    filter: { id: translationFile },
    handler: (id) => id,
  },
  load: {
    filter: { id: translationFile },
    handler(id) {
      const file = translationFileOf(id);
      return file && compileFile(file.language, file.name);
    },
  },
  transform: {
    filter: { id: [englishPart, cataloguesModule] },
    handler: (_code, id) => {
      const [, part] = englishPart.exec(id) ?? [];
      return part ? compileEnglish(part) : compileCatalogues();
    },
  },
};
