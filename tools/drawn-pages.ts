/** Draws the pages of visitors in every language, for the HTML that the server sends (client/draw.tsx). */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { type LanguageId, languageIds } from "../domain/languages/languages.ts";
import { type Drawing, drawingsFile } from "../domain/pages/drawn-pages.ts";
import { messageCatalogues, translationFileOf } from "./message-catalogues.ts";

const root = join(import.meta.dirname, "..");

/** The files of translations with the texts of these pages. */
const neededFiles = ["start", "account"];

/** The others would be most of the code. */
const noOtherTexts: Plugin = {
  name: "no-other-texts",
  enforce: "pre",
  load: {
    filter: { id: /^virtual:messages\// },
    handler: (id) =>
      neededFiles.includes(translationFileOf(id)?.name ?? "") ? null : "export const messages = {};",
  },
};

type Drawer = { drawAll(language: LanguageId): Promise<Record<string, Drawing>> };

async function compile(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    plugins: [react(), noOtherTexts, messageCatalogues],
    ssr: { noExternal: true },
    build: {
      ...{ ssr: "client/draw.tsx", write: false },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Runs code as a module of this folder, so that it finds the packages. */
async function importCode(code: string): Promise<Drawer> {
  const folder = await mkdtemp(join(root, "node_modules/.drawn-pages-"));
  try {
    const file = join(folder, "draw.mjs");
    await writeFile(file, code);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes a file for each language, with all drawings by their names. */
export const drawnPages: Plugin = {
  name: "drawn-pages",
  apply: "build",
  async generateBundle() {
    const { drawAll } = await importCode(await compile());
    for (const language of languageIds)
      this.emitFile({
        type: "asset",
        fileName: drawingsFile(language),
        source: JSON.stringify(await drawAll(language)),
      });
  },
};
