/** Finds the access token of a request: in the `Authorization` header, and nowhere else. */

import type { FastifyRequest } from "fastify";
import { type PresentedToken, readToken } from "./token-form.ts";

/**
 * `mine`: a token of this product, whose form may be wrong. `foreign`: a bearer of something else, such as a proxy in front
 * that leaves its own in the request. `twice`: a token of this product and another authorization.
 */
export type Presented =
  | { readonly kind: "none" | "foreign" | "twice" }
  | { readonly kind: "mine"; readonly token: PresentedToken | null };

const none: Presented = { kind: "none" };

/** The values of all `Authorization` headers: Node keeps the first alone, and a proxy in front may have read another. */
function authorizations({ raw: { rawHeaders } }: FastifyRequest): string[] {
  const found: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "authorization")
      found.push(...(rawHeaders[at + 1] ?? "").split(","));
  return found;
}

const bearer = /^bearer +(.*)$/i;

export function presentedToken(request: FastifyRequest): Presented {
  if (request.headers.authorization === undefined) return none;
  const bearers = authorizations(request).map((value) => bearer.exec(value.trim())?.[1]);
  const mine = bearers.find((text) => text?.startsWith("mu_"));
  if (mine === undefined) return bearers.some((text) => text !== undefined) ? { kind: "foreign" } : none;
  return bearers.length > 1 ? { kind: "twice" } : { kind: "mine", token: readToken(mine) };
}

const somewhere = /mu_[0-9A-Za-z]{36}_[0-9A-Za-z]{48}/;
/** Escapes can hide it, and most addresses have none. */
const couldBe = /mu_|%/;

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** Whether a token stands in an address, where histories, proxies and the logs of others see it. */
export const isInAddress = ({ url }: Pick<FastifyRequest, "url">): boolean =>
  couldBe.test(url) && (somewhere.test(url) || somewhere.test(decoded(url)));
