import { domainToASCII } from "node:url";

/**
 * The key by which addresses are compared: in lower case, with full-width letters converted to ASCII, and with the
 * domain in its ASCII form (`xn--mnchen-3ya.de` for `münchen.de`).
 */
export function emailKey(email: string): string {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
