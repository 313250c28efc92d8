/** The HTML of each page: `index.html` in the reader's language, with links to the files that the page of this path needs. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "#domain/api.ts";
import { htmlAt } from "#domain/base-path.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { common } from "#domain/languages/en/common.ts";
import { serverPages } from "#domain/languages/en/server-pages.ts";
import type { Translator } from "#domain/languages/translator.ts";
import {
  type Drawing,
  type DrawnPage,
  drawingOf,
  drawingsFile,
  drawnAttribute,
  drawnPageOf,
} from "#domain/pages/drawn-pages.ts";
import {
  filesOfLanguage,
  linksToCalls,
  linksToFiles,
  pageFilesOf,
  shellPath,
  type TranslationFiles,
} from "#domain/pages/paths.ts";
import { changesForm } from "#domain/records/changes.ts";
import type { Instance } from "#domain/session-calls.ts";
import { builtHtml, htmlIn } from "../languages/html.ts";
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
  htmlIn(t, html, words).replace(`${manifestPath}"`, `${manifestPathIn(t.language)}"`);

function readJson<Content>(clientDir: string, name: string, without: Content): Content {
  const file = join(clientDir, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : without;
}

/** A drawing replaces what says that the page is loading; the text for browsers without scripts stays behind it. */
const loadingRoot = /<div id="root"><main.*?<\/main>/s;

/** The form can be seen and used without scripts: they come after the style sheet and the typefaces. */
const scriptLinks = /(<script type="module"|<link rel="modulepreload") crossorigin/g;

const withDrawing = (html: string, drawn: DrawnPage, drawing: Drawing) =>
  html
    .replace(scriptLinks, '$1 fetchpriority="low" crossorigin')
    .replace(
      loadingRoot,
      () => `<div id="root" ${drawnAttribute}="${escapeHtml(JSON.stringify(drawn))}">${drawing.html}`,
    )
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(drawing.title)}</title>`);

/** Who asks for a page, as far as its HTML depends on it. */
type Reader = {
  readonly hasSession: boolean;
  /** Whether somebody has used the product in this browser before. */
  readonly isKnown: boolean;
  /** Settings that visitors can see, and that do not change while the server runs. */
  readonly instance: Instance;
};

/** Null where there is no built client. The files are read once, because a new build needs a new start. */
export function readPageHtml(clientDir: string | null, basePath: string) {
  const index = clientDir && join(clientDir, "index.html");
  if (!clientDir || !index || !existsSync(index)) return null;
  const html = builtHtml(index, basePath);
  const files = readJson<PageFiles>(clientDir, "page-files.json", {});
  const translations = readJson<TranslationFiles | null>(clientDir, "translation-files.json", null);
  const drawings = new Map<string, Readonly<Record<string, Drawing>>>();
  const drawingsIn = (language: string) => {
    const read =
      drawings.get(language) ?? readJson<Record<string, Drawing>>(clientDir, drawingsFile(language), {});
    drawings.set(language, read);
    return read;
  };
  const draw = (text: string, drawn: DrawnPage) => {
    const drawing = drawingsIn(drawn.language)[drawingOf(drawn)];
    return drawing ? withDrawing(text, drawn, { ...drawing, html: htmlAt(basePath, drawing.html) }) : text;
  };
  const make = (t: Translator, page: string, hasSession: boolean) => {
    const needed = files[page];
    const calls = needed ? linksToCalls(firstCalls(page, hasSession)) : "";
    const linked = [...(needed ?? []), ...filesOfLanguage(translations, t.language, page)];
    const links = htmlAt(basePath, `${calls}${linksToFiles(linked)}`);
    return inLanguage(t, html).replace("</head>", () => `${links}</head>`);
  };
  const made = new Map<string, Buffer>();
  /** `url` is a path with its query. */
  return (t: Translator, url: string, { hasSession, isKnown, instance }: Reader): Buffer => {
    const isShell = url === shellPath;
    const page = pageFilesOf(url, hasSession);
    const known = files[page] ? page : "";
    const drawn = hasSession || isShell ? null : drawnPageOf(url);
    const key = [t.language, ...(isShell ? [shellPath] : [known, hasSession, drawn, isKnown])].join(" ");
    const ready = made.get(key);
    if (ready) return ready;
    const text = isShell ? inLanguage(t, html) : make(t, known, hasSession);
    const { language } = t;
    const bytes = Buffer.from(drawn ? draw(text, { page: drawn, language, isKnown, instance }) : text);
    made.set(key, bytes);
    return bytes;
  };
}
