/** The hashes of a release's files, by which people compare what a server gives out with what was released. */

/** The build writes the list (tools/setup/hashes.mjs), and the server gives it out. */
export const hashesPath = "/hashes.txt";

/** A page without a network that opens sealed exports. Browsers save it, and do not open it under the server's name. */
export const openSealedPath = "/open-sealed.html";

/** Files of the build that browsers never get as they are: the server makes each reader's pages of them. */
const partsOfPages = /^(?:page|translation)-files|^drawn-|^manifest|^(?:index|shown)\.html$/;

/** Whether everybody gets the bytes of a built file, whose path has no `/` in front. */
export const isSentAsItIs = (path: string): boolean => !partsOfPages.test(path);

/** SHA-256 as 64 hexadecimal digits by path, without `/` in front. */
export type FileHashes = ReadonlyMap<string, string>;

/** Reads the format of `sha256sum`. Null for another text, such as a page that a server without a list answers. */
export function readHashes(text: string): FileHashes | null {
  const lines = text.split("\n").filter((line) => line !== "");
  const entries = lines.map((line) => /^([0-9a-f]{64}) {2}(\S+)$/.exec(line)?.slice(1) ?? null);
  if (entries.length === 0 || entries.includes(null)) return null;
  return new Map(entries.flatMap((entry) => (entry ? [[entry[1] ?? "", entry[0] ?? ""]] : [])));
}

/** What the code of a page names: files of scripts and styles, without `/` in front; and what a page must not contain. */
export type PageCode = { readonly files: readonly string[]; readonly hasOwnCode: boolean };

/**
 * Reads the HTML of one of the product's pages, in which every script is a file. It knows the HTML that the product makes
 * and no other: a search of another person's page would prove nothing. `base` is the path below which the server is.
 */
export function readPageCode(html: string, base = ""): PageCode {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = ""]) => attributes);
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]*)"/gi)].map(
    ([, url = ""]) => url,
  );
  const paths = named.map((url) => (url.startsWith(`${base}/`) ? url.slice(base.length + 1) : null));
  const files = paths.filter((path) => path !== null && /^[^/?#][^?#]*\.(?:js|css)$/.test(path));
  const foreign = paths.some((path) => path === null || path.startsWith("/"));
  const isInline = scripts.some((attributes) => !/\ssrc="/i.test(attributes));
  return {
    files: [...new Set(files as string[])],
    hasOwnCode: isInline || foreign || /<[^>]+\son\w+\s*=/i.test(html),
  };
}
