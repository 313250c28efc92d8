/** The HTML of each page: `index.html`, with links to the files that the page of this path needs. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

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

/** Null where there is no built client. The files are read once, because a new build needs a new start. */
export function readPageHtml(clientDir: string | null) {
  const index = clientDir && join(clientDir, "index.html");
  if (!clientDir || !index || !existsSync(index)) return null;
  const html = readFileSync(index, "utf8");
  const listed = join(clientDir, "page-files.json");
  const files: PageFiles = existsSync(listed) ? JSON.parse(readFileSync(listed, "utf8")) : {};
  const pages = new Map(
    Object.entries(files).map(([page, needed]) => [
      page,
      Buffer.from(html.replace("</head>", `${linksTo(needed)}</head>`)),
    ]),
  );
  const other = Buffer.from(html);
  return (path: string, hasSession: boolean): Buffer => pages.get(pageOf(path, hasSession)) ?? other;
}
