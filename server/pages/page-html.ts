/** The HTML of each page: `index.html`, with links to the files that the page of this path needs. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "#domain/api.ts";
import { changesForm } from "#domain/changes.ts";

/** By path, written by the build (tools/page-files.ts). */
type PageFiles = Readonly<Record<string, readonly string[]>>;

/** The page that a path shows; a visitor sees the login page in place of those of a person. */
export function pageOf(path: string, hasSession: boolean): string {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (!hasSession && !/^\/(onboarding|register|migrate|verify-email)$/.test(plain)) return "/login";
  return /^\/wellness-games\/[^/]+$/.test(plain) ? "/wellness-games/:gameId" : plain;
}

/** Browsers fetch these files beside the first script, which would otherwise ask for them after it has run. */
const linksTo = (files: readonly string[]) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");

/**
 * The calls that the client makes first, word for word as it makes them (client/loading/early-calls.ts). Without
 * these links they would wait until its scripts have run.
 */
const firstCalls = (page: string, hasSession: boolean): readonly string[] => {
  if (!hasSession) return [];
  const feed = `${api.listChanges.path}?form=${changesForm}`;
  return page === "/" ? [api.me.path, feed] : [api.me.path];
};

const linksToCalls = (calls: readonly string[]) =>
  calls
    .map((call) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${call}">`)
    .join("");

/** Null where there is no built client. The files are read once, because a new build needs a new start. */
export function readPageHtml(clientDir: string | null) {
  const index = clientDir && join(clientDir, "index.html");
  if (!clientDir || !index || !existsSync(index)) return null;
  const html = readFileSync(index, "utf8");
  const listed = join(clientDir, "page-files.json");
  const other = Buffer.from(html);
  const files: PageFiles = existsSync(listed) ? JSON.parse(readFileSync(listed, "utf8")) : {};
  const make = (page: string, needed: readonly string[], hasSession: boolean) => {
    const links = linksToCalls(firstCalls(page, hasSession)) + linksTo(needed);
    return Buffer.from(html.replace("</head>", `${links}</head>`));
  };
  const made = new Map<string, Buffer>();
  return (path: string, hasSession: boolean): Buffer => {
    const page = pageOf(path, hasSession);
    const needed = files[page];
    if (!needed) return other;
    const key = `${page} ${hasSession}`;
    const ready = made.get(key) ?? make(page, needed, hasSession);
    made.set(key, ready);
    return ready;
  };
}
