/** The HTML of each page: `index.html` in the reader's language, with links to the files that the page of this path needs. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "#domain/api.ts";
import { common } from "#domain/languages/en/common.ts";
import { serverPages } from "#domain/languages/en/server-pages.ts";
import type { Translator } from "#domain/languages/translator.ts";
import {
  filesOfLanguage,
  linksToCalls,
  linksToFiles,
  pageFilesOf,
  shellPath,
  type TranslationFiles,
} from "#domain/pages/paths.ts";
import { changesForm } from "#domain/records/changes.ts";
import { htmlIn } from "../languages/html.ts";
import { manifestPath, manifestPathIn } from "./manifest.ts";

/** By path, written by the build (tools/page-files.ts). */
type PageFiles = Readonly<Record<string, readonly string[]>>;

/** The calls that the client makes first, word for word as it makes them (client/loading/early-calls.ts). */
const firstCalls = (page: string, hasSession: boolean): readonly string[] => {
  if (!hasSession) return [];
  const feed = `${api.listChanges.path}?form=${changesForm}`;
  return /^\/(\?add)?$/.test(page) ? [api.me.path, feed] : [api.me.path];
};

const words = [common.loading, serverPages.description, serverPages.needsScript];

const inLanguage = (t: Translator, html: string) =>
  htmlIn(t, html, words).replace(`"${manifestPath}"`, `"${manifestPathIn(t.language)}"`);

function readJson<Content>(clientDir: string, name: string, without: Content): Content {
  const file = join(clientDir, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : without;
}

/** Null where there is no built client. The files are read once, because a new build needs a new start. */
export function readPageHtml(clientDir: string | null) {
  const index = clientDir && join(clientDir, "index.html");
  if (!clientDir || !index || !existsSync(index)) return null;
  const html = readFileSync(index, "utf8");
  const files = readJson<PageFiles>(clientDir, "page-files.json", {});
  const translations = readJson<TranslationFiles | null>(clientDir, "translation-files.json", null);
  const make = (t: Translator, page: string, hasSession: boolean) => {
    const needed = files[page];
    const calls = needed ? linksToCalls(firstCalls(page, hasSession)) : "";
    const linked = [...(needed ?? []), ...filesOfLanguage(translations, t.language, page)];
    return inLanguage(t, html).replace("</head>", () => `${calls}${linksToFiles(linked)}</head>`);
  };
  const made = new Map<string, Buffer>();
  /** `url` is a path with its query. */
  return (t: Translator, url: string, hasSession: boolean): Buffer => {
    const page = pageFilesOf(url, hasSession);
    const key = url === shellPath ? shellPath : files[page] ? `${page} ${hasSession}` : "";
    const ready = made.get(`${t.language} ${key}`);
    if (ready) return ready;
    const bytes = Buffer.from(url === shellPath ? inLanguage(t, html) : make(t, key && page, hasSession));
    made.set(`${t.language} ${key}`, bytes);
    return bytes;
  };
}
