/** HTTP headers of pages: content security policy, cache control and referrer policy. */

const contentSecurityPolicy = [
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

export function pageHeaders(publicUrl: URL): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-cache",
    ...(publicUrl.protocol === "https:" && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}

/** For a page whose URL contains a secret: caches must not store the page, and its requests must not send its URL as referrer. */
export const secretPageHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } as const;
