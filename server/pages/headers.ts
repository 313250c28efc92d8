/** HTTP headers of replies and pages: content security policy, cache control and referrer policy. */

/** Policy of whatever is no page, such as JSON: a browser that shows it nevertheless loads nothing for it. */
export const emptyPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The headers of every reply, errors of the router included; pages and files replace some of them. Browsers must not
 * guess another content type than the declared one. Caches store only the replies of routes that permit it: the others
 * can contain personal data. The policy of https is for this host alone, because its subdomains can be of others.
 */
export function replyHeaders(publicUrl: URL): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Content-Security-Policy": emptyPolicy,
    ...(publicUrl.protocol === "https:" && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}

/** Policy of pages, of the page of calls, and of files: workers have the policy of their file. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // Components set their position with style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // A film that the browser has made, before it is saved.
  "media-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * Policy of the one worker that runs WebAssembly: it hashes the passphrase of sealed words, and can neither load nor send
 * anything. Pages, and all other workers, run none.
 */
export const hashingWorkerPolicy = `${emptyPolicy}; script-src 'wasm-unsafe-eval'`;

export const pageHeaders = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  // The words that a person searches for stand in the address: no call repeats it. The origin says where a call comes from.
  "Referrer-Policy": "strict-origin",
  "Cache-Control": "no-cache",
} as const;

/**
 * Headers of a page whose URL contains a secret: caches must not store the page, and its requests must not send its
 * URL as referrer.
 */
export const secretPageHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } as const;
