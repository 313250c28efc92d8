/** Takes the recipes out of docs/programs.md, with the placeholders of the page filled in. */

import { readFile } from "node:fs/promises";

const page = new URL("../../docs/programs.md", import.meta.url);
const notebook = new URL("../../docs/programs/everything.ipynb", import.meta.url);

/** What a reader replaces, and by what. */
export type Values = Readonly<Record<string, string>>;

function filled(text: string, values: Values): string {
  return Object.entries(values).reduce(
    (all, [placeholder, value]) => all.replaceAll(placeholder, value),
    text,
  );
}

/** The text under a heading, up to the next heading of the same level or above. */
export async function sectionOf(heading: string, values: Values): Promise<string> {
  const text = await readFile(page, "utf8");
  const level = /^#+/.exec(heading)?.[0].length ?? 0;
  const lines = text.split("\n");
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`The page has no heading "${heading}".`);
  let isCode = false;
  const end = lines.findIndex((line, at) => {
    if (line.startsWith("```")) isCode = !isCode;
    return at > start && !isCode && new RegExp(`^#{1,${level}} `).test(line);
  });
  return filled(lines.slice(start + 1, end < 0 ? undefined : end).join("\n"), values);
}

/** The code blocks of a language in a section. */
export const codeIn = (section: string, language: string): readonly string[] =>
  [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code]) =>
    name === language && code !== undefined ? [code] : [],
  );

export type Shortcut = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};

const bare = (cell: string) => cell.replaceAll("`", "").trim();

/** The values of a dictionary of a shortcut, by the kind that a person chooses for them. */
const kinds: Readonly<Record<string, (text: string) => unknown>> = {
  Text: (text) => text,
  Number,
};

/** The request that the action Get Contents of URL makes with the settings of a table. */
export function shortcutIn(section: string): Shortcut {
  const rows = section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => line.split("|").slice(1, -1).map(bare));
  const settings = new Map(rows.map(([name = "", , value = ""]) => [name, value]));
  const setting = (name: string): string => {
    const value = settings.get(name);
    if (value === undefined) throw new Error(`The table has no ${name}.`);
    return value;
  };
  if (setting("Request Body") !== "JSON") throw new Error("The body of the shortcut is not JSON.");
  const headers = [...settings].flatMap(([name, value]) =>
    name.startsWith("Header ") ? [[name.slice("Header ".length), value] as const] : [],
  );
  const body = rows.flatMap(([name = "", kind = "", value = ""]) =>
    kind === "" ? [] : [[name, toValue(kind, value)] as const],
  );
  return {
    ...{ url: setting("URL"), method: setting("Method") },
    headers: { ...Object.fromEntries(headers), "Content-Type": "application/json" },
    body: Object.fromEntries(body),
  };
}

function toValue(kind: string, text: string): unknown {
  const read = kinds[kind];
  if (!read) throw new Error(`A shortcut knows no kind ${kind}.`);
  return read(text);
}

type Cell = { readonly cell_type: string; readonly source: readonly string[] };

/** The code of the notebook, as it runs from the first cell to the last. */
export async function notebookCode(values: Values): Promise<string> {
  const { cells, nbformat } = JSON.parse(await readFile(notebook, "utf8")) as {
    readonly cells: readonly Cell[];
    readonly nbformat: number;
  };
  if (nbformat !== 4) throw new Error("The notebook has another format.");
  const code = cells.filter(({ cell_type }) => cell_type === "code").map(({ source }) => source.join(""));
  return filled(code.join("\n\n"), values);
}
