/** What browsers are told about our pages. */

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // Components place themselves with style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
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
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
    ...(publicUrl.protocol === "https:" && { "Strict-Transport-Security": "max-age=31536000" }),
  };
}

/** For a page with a secret in its address: no cache keeps it, and nothing it loads is told. */
export const secretPageHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } as const;
