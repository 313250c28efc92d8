/**
 * Addresses to which the server sends because somebody else has named them: push services, webhooks, topics of ntfy. Anybody
 * could name one inside of the server's own network.
 */

import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { orAfter, type Timers } from "../timers.ts";

/** Networks such as `10.0.0.0/8`, with spaces between them. Throws for what is none. */
export function listOf(networks: string): BlockList {
  const list = new BlockList();
  for (const network of networks.split(/\s+/).filter(Boolean)) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/**
 * IPv4 addresses that are not public: all of IANA's special-purpose registry, multicast and reserved ones. Clouds serve
 * the credentials of a machine at link-local and shared ones; 168.63.129.16 is such an address of Azure.
 */
const notPublic = listOf(
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15
  198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
);

/**
 * Of IPv6, only global unicast is public, without the special-purpose registry. Addresses that stand for one of IPv4
 * (mapped, NAT64, 6to4, Teredo) are refused as a whole: which one it is depends on the network.
 */
const global6 = listOf("2000::/3");
const notPublic6 = listOf("2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3ffe::/16 3fff::/20");

/** Whether an IP address can be reached by everybody on the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address);
  return family === 6 && global6.check(address, "ipv6") && !notPublic6.check(address, "ipv6");
}

/** The error code of a host with an address that is not public. */
export const notPublicCode = "ENOTPUBLIC";

export const notPublicError = () => Object.assign(new Error("Not a public address"), { code: notPublicCode });

/** Milliseconds for each of two questions to each name server. */
const questionTimeoutMs = 2_000;

/** Asks a name server for the addresses of a host. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/**
 * Asks name servers itself, because the system's resolver keeps one of two threads waiting for each name: people
 * could name hosts of a silent name server until nothing else can be resolved. Rejects with the reason for the
 * missing addresses of version 4.
 */
const resolveByDns: Resolve = async (host) => {
  if (isIP(host)) return [{ address: host, family: isIP(host) }];
  // A new one each time, because the operator's name servers may change.
  const resolver = new Resolver({ timeout: questionTimeoutMs, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(four.status === "fulfilled" ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === "fulfilled" ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found;
};

/** The addresses of a host. Rejects if there is none, or if one of them is not allowed. */
export async function resolvePublic(
  host: string,
  resolve: Resolve = resolveByDns,
  isAllowed = isPublicAddress,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await resolve(host);
  if (!first || ![first, ...others].every(({ address }) => isAllowed(address))) throw notPublicError();
  return [first, ...others];
}

/** Resolves a host for a connection, which goes to these addresses and no others. */
export const lookupPublic =
  (resolve?: Resolve, isAllowed?: (address: string) => boolean): LookupFunction =>
  (host, { all }, done) => {
    resolvePublic(host, resolve, isAllowed).then(
      (found) => (all ? done(null, found) : done(null, found[0].address, found[0].family)),
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };

/** The host of a URL as a socket takes it: an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/**
 * Whether the host is a name of a domain, or an allowed address, and the URL has no name and password. What a name stands
 * for is known when it is resolved. A name without a dot is one of the operator's own network.
 */
export function mayBeAllowed(url: URL, isAllowed = isPublicAddress, names = /.\../): boolean {
  const host = hostOf(url);
  const mayBe = isIP(host) === 0 ? names.test(host) : isAllowed(host);
  return url.username === "" && url.password === "" && mayBe;
}

/** A name server that never answers takes longer. */
const lookupTimeoutMs = 5_000;

/** `unknown`: its name cannot be resolved at the moment. */
export type Reach = "public" | "not public" | "unknown";

/** The name does not exist, has no address, or cannot be one. */
const finalCodes = [notPublicCode, "ENOTFOUND", "ENODATA", "EBADNAME"];

/** Whether all addresses of the host are allowed now. */
export function findReach(
  url: URL,
  timers: Timers,
  resolve?: Resolve,
  isAllowed?: (address: string) => boolean,
): Promise<Reach> {
  const found = resolvePublic(hostOf(url), resolve, isAllowed).then(
    () => "public" as const,
    ({ code }) => (finalCodes.includes(code) ? "not public" : "unknown"),
  );
  return orAfter(timers, lookupTimeoutMs, found, "unknown");
}
