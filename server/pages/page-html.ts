/** The HTML of each page: `index.html`, with links to the files that the page of this path needs. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "#domain/api.ts";
import { changesForm } from "#domain/changes.ts";
import { linksToCalls, linksToFiles, pageFilesOf, shellPath } from "#domain/pages/paths.ts";

/** By path, written by the build (tools/page-files.ts). */
type PageFiles = Readonly<Record<string, readonly string[]>>;

/** The calls that the client makes first, word for word as it makes them (client/loading/early-calls.ts). */
const firstCalls = (page: string, hasSession: boolean): readonly string[] => {
  if (!hasSession) return [];
  const feed = `${api.listChanges.path}?form=${changesForm}`;
  return /^\/(\?add)?$/.test(page) ? [api.me.path, feed] : [api.me.path];
};

/** Null where there is no built client. The files are read once, because a new build needs a new start. */
export function readPageHtml(clientDir: string | null) {
  const index = clientDir && join(clientDir, "index.html");
  if (!clientDir || !index || !existsSync(index)) return null;
  const html = readFileSync(index, "utf8");
  const listed = join(clientDir, "page-files.json");
  const other = Buffer.from(html);
  const files: PageFiles = existsSync(listed) ? JSON.parse(readFileSync(listed, "utf8")) : {};
  const make = (page: string, needed: readonly string[], hasSession: boolean) => {
    const links = linksToCalls(firstCalls(page, hasSession)) + linksToFiles(needed);
    return Buffer.from(html.replace("</head>", `${links}</head>`));
  };
  const made = new Map<string, Buffer>();
  /** `url` is a path with its query. */
  return (url: string, hasSession: boolean): Buffer => {
    if (url === shellPath) return other;
    const page = pageFilesOf(url, hasSession);
    const needed = files[page];
    if (!needed) return other;
    const key = `${page} ${hasSession}`;
    const ready = made.get(key) ?? make(page, needed, hasSession);
    made.set(key, ready);
    return ready;
  };
}
