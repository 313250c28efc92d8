/** The labels of a request. They must not contain anything that a client can choose. */

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export const methodLabel = (method: string) => (knownMethods.has(method) ? method : "other");

/**
 * The pattern of a route, such as `/api/users/:id`. The files of the client share one label, because each new version has
 * others; so do pages and unknown paths, which have no route.
 */
export function routeLabel(pattern: string | undefined): string {
  if (pattern === undefined) return "page";
  const isFile =
    pattern === "/assets/*" ||
    (!pattern.startsWith("/api/") && !/[:*]/.test(pattern) && /\.\w+$/.test(pattern));
  return isFile ? "file" : pattern;
}
