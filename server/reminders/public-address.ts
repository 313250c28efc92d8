/**
 * Addresses to which the server sends what a browser asks it to send to. A browser names the address of its push service
 * itself, so that anybody could name one inside of the server's own network.
 */

import { type LookupAddress, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** IPv4 addresses that are not public: IANA's special-purpose registry, multicast and reserved ones. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
  ] as const),
  ...([
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
  ] as const),
  ...([
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
  ] as const),
  ...([
    ["203.0.113.0", 24],
    ["224.0.0.0", 3],
  ] as const),
] as const)
  notPublic.addSubnet(network, prefix);

/** Of IPv6, only global unicast is public (2000::/3), without documentation and tunnels to IPv4. */
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");
const notPublic6 = new BlockList();
for (const [network, prefix] of [
  ...([
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
    ["3fff::", 20],
  ] as const),
] as const)
  notPublic6.addSubnet(network, prefix, "ipv6");

/** Whether an IP address can be reached by everybody on the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address);
  return family === 6 && global6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
}

/** The error code of a host with an address that is not public. */
export const notPublicCode = "ENOTPUBLIC";

const notPublicError = () => Object.assign(new Error("Not a public address"), { code: notPublicCode });

/** Resolves a host for a connection, which goes to these addresses and no others; fails if one of them is not public. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? notPublicError(), "");
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(notPublicError(), "");
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** The host of a URL as a socket takes it: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** Whether the URL is https and its host is a name, or a public address. What a name stands for is known when it is resolved. */
export function mayBePublic(url: URL): boolean {
  const host = hostOf(url);
  return url.protocol === "https:" && url.username === "" && (isIP(host) === 0 || isPublicAddress(host));
}

/** A name server that never answers takes longer. */
const lookupTimeoutMs = 5_000;

/** `unknown`: its name cannot be resolved at the moment. */
export type Reach = "public" | "not public" | "unknown";

/** Whether all addresses of the host are public now. */
export const findReach = (url: URL): Promise<Reach> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, lookupTimeoutMs, "unknown");
    lookupPublic(hostOf(url), { all: true }, (error) => {
      clearTimeout(timer);
      if (!error) resolve("public");
      else resolve(error.code === notPublicCode || error.code === "ENOTFOUND" ? "not public" : "unknown");
    });
  });
