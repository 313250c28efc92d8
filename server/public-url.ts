/** Reads PUBLIC_URL: an address that may end with the path below which the product is served. */

/** The parser of URLs removes and encodes much of this, so that the text itself is checked. */
const form = /^(https?:\/\/[^/?#\\\s]+)(.*)$/is;

/** What is wrong with the path of the address; null for nothing. */
function refusePath(path: string): string | null {
  if (/[?#]/.test(path)) return "must end with its path: it can have no query (?) and no fragment (#)";
  if (path.includes("//")) return "must have no empty part (//) in its path";
  if (/(^|\/)\.{1,2}(\/|$)/.test(path)) return "must have no . and no .. between the slashes of its path";
  if (!/^[\w.~/-]*$/.test(path))
    return "can have only the letters a to z, digits and - _ ~ . in its path, such as https://example.org/mood";
  return null;
}

export type ReadUrl = { readonly url: URL } | { readonly reason: string };

/** The pathname of the URL ends with a slash. The reason continues a sentence that begins with the name of the setting. */
export function readPublicUrl(text: string): ReadUrl {
  const [, origin = "", path = ""] = form.exec(text.trim()) ?? [];
  const url = URL.parse(origin);
  if (!url?.hostname) return { reason: "must be an http:// or https:// address" };
  if (url.username !== "" || url.password !== "")
    return { reason: "must be an address without a name and a password" };
  const reason = refusePath(path);
  return reason === null ? { url: new URL(`${path.replace(/\/$/, "")}/`, url) } : { reason };
}
