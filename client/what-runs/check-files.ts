/** Fetches the files that this server gives out, and compares them with its list. */

import {
  type FileHashes,
  hashesPath,
  isSentAsItIs,
  type PageCode,
  readHashes,
  readPageCode,
} from "#domain/pages/release-files.ts";
import { basePath, pageAt, withBase } from "../base-path.ts";

export type ReleaseList = {
  /** SHA-256 of the list as 64 hexadecimal digits: one value for all files. */
  readonly hash: string;
  readonly files: FileHashes;
};

/** What became of each file, by path. Files that are on no list, or did not arrive, are not as they should be. */
export type Findings = {
  readonly same: number;
  readonly other: readonly string[];
  readonly unlisted: readonly string[];
  readonly missing: readonly string[];
};

async function hashOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null where the server has no list. Rejects without a network. */
export async function readList(signal: AbortSignal): Promise<ReleaseList | null> {
  const response = await fetch(withBase(hashesPath), { signal, cache: "no-store" });
  const bytes = await response.arrayBuffer();
  const files = response.ok ? readHashes(new TextDecoder().decode(bytes)) : null;
  return files && { files, hash: await hashOf(bytes) };
}

/** All files of the list that browsers get. */
export const filesOf = ({ files }: ReleaseList): readonly string[] => [...files.keys()].filter(isSentAsItIs);

/** The code that this tab has loaded, its service worker, and what the page names that a reload would bring. */
export async function codeOfPage(signal: AbortSignal): Promise<PageCode> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const worker = navigator.serviceWorker?.controller?.scriptURL;
  const html = readPageCode(await (await fetch(location.pathname, { signal })).text(), basePath);
  const paths = [...loaded, ...[...document.scripts].map(({ src }) => src), ...(worker ? [worker] : [])]
    .map((url) => new URL(url || location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /\.(?:js|css)$/.test(pathname))
    // What is of another installation of this host is on no list.
    .map(({ pathname }) => pageAt(pathname)?.slice(1) ?? pathname);
  return { files: [...new Set([...paths, ...html.files])].sort(), hasOwnCode: html.hasOwnCode };
}

/** Hashes the files as this browser gets them: from its cache or service worker, if it would run them from there. */
export async function checkFiles(
  { files }: ReleaseList,
  paths: readonly string[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Findings> {
  const found = { same: 0, other: [] as string[], unlisted: [] as string[], missing: [] as string[] };
  for (const [index, path] of paths.entries()) {
    const expected = files.get(path);
    if (expected === undefined) found.unlisted.push(path);
    else {
      const response = await fetch(withBase(`/${path}`), { signal }).catch(() => null);
      signal.throwIfAborted();
      if (!response?.ok) found.missing.push(path);
      else if ((await hashOf(await response.arrayBuffer())) === expected) found.same++;
      else found.other.push(path);
    }
    onProgress((index + 1) / paths.length);
  }
  return found;
}
