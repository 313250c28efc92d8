/** Where passkeys can be. */

/** A server at such an address has no passkeys: over http, except on the machine itself, and at an IP address. */
export const passkeyObstacles = ["http", "ip-address"] as const;
export type PasskeyObstacle = (typeof passkeyObstacles)[number];

/** An IPv4 address in the form in which URLs have it, or an IPv6 address in its brackets. */
const ipAddress = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;
const ownMachine = /^(.+\.)?localhost$/;

/** Why browsers make no passkeys for the address; null if they do. Takes a `URL`. */
export function passkeyObstacle(url: { readonly protocol: string; readonly hostname: string }) {
  if (ipAddress.test(url.hostname)) return "ip-address" satisfies PasskeyObstacle;
  if (url.protocol === "https:" || ownMachine.test(url.hostname)) return null;
  return "http" satisfies PasskeyObstacle;
}
