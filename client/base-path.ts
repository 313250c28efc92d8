/**
 * The path below which this installation is, and its names in the browser, which it shares with others of the same host.
 * Nothing else in the client knows an address from the root: pages and calls are named without the base.
 */

/**
 * The base of a script's address: `/mood` of `https://example.org/mood/assets/a-1.js`. Empty for scripts that no server
 * gives out, and during development.
 */
export const basePathOf = (script: string): string =>
  /^https?:\/\/[^/]+(.*)\/(?:assets\/[^/]+|service-worker\.js)$/.exec(script)?.[1] ?? "";

export function pageWithin(base: string, path: string): string | null {
  if (path === base) return "/";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/**
 * No base has a colon, so that no name of an installation begins like those of another one, whose names a sign-out forgets.
 */
export const nameWithin = (base: string, name: string): string => (base === "" ? name : `${base}:${name}`);

/** Empty on a host of its own, and otherwise such as `/mood`. */
export const basePath = basePathOf(import.meta.url);

/** The address of a page, a call or a file, for what does not know the base: the browser. */
export const withBase = (path: string): string => basePath + path;

/** The page of an address of this host; null for one of another installation. */
export const pageAt = (path: string): string | null => pageWithin(basePath, path);

/** The page that the browser is on. */
export const ownPage = (): string => pageAt(location.pathname) ?? "/";

/** What people call this installation: `https://example.org/mood`. */
export const ownAddress = (): string => location.origin + basePath;

/** The name of something that the browser keeps, or of a lock or a channel between tabs. */
export const ownName = (name: string): string => nameWithin(basePath, name);
