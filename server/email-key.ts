import { domainToASCII } from "node:url";

/**
 * What makes two addresses the same: they compare without case, full-width letters are letters, and a domain is the
 * same in its own script and in the ASCII that browsers make of it (`münchen.de`, `xn--mnchen-3ya.de`).
 */
export function emailKey(email: string): string {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
