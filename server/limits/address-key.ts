/** The key under which limits count the requests of an IP address. */

import { hash } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * The hash of an IP address, so that no address is stored. Of an IPv6 address only the 64-bit network prefix counts,
 * because a client can choose the other 64 bits freely.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return hash("sha256", isIPv6(plain) ? networkOf(plain) : plain, "base64url");
}

/** The first four groups of an IPv6 address, with `::` expanded. */
function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros: string[] = Array(8 - left.length - right.length).fill("0");
  return [...left, ...(tail === undefined ? [] : zeros), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
