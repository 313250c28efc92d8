/**
 * A base is the path below which a server gives everything out: `""` on a host of its own, `"/mood"` for
 * https://example.org/mood. Its letters, digits and `-._~` stand between slashes; what is added here is none of them.
 */

/** Puts the base before the addresses that HTML has from the root. */
export const htmlAt = (base: string, html: string): string =>
  base === "" ? html : html.replace(/(\s(?:href|src|action)=")\/(?!\/)/g, `$1${base}/`);

/** The page of an address from the root, `"/"` for the base itself; null outside of the base. */
export function withoutBase(base: string, path: string): string | null {
  if (path === base) return "/";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/**
 * The name under which one installation keeps something in a browser: those of one host share its storage. No name of an
 * installation begins like those of another one.
 */
export const nameAt = (base: string, name: string): string => (base === "" ? name : `${base}:${name}`);

/** The name of a cookie, which has no slashes. Browsers send those of `/` to every base of the host. */
export const cookieAt = (base: string, name: string): string => name + base.replaceAll("/", "+");
