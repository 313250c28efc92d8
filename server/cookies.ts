/**
 * Cookies with secrets. Browsers send the cookies of a host to the programs on all its ports, so that the names contain
 * the product and, unless it is that of the scheme, the port: no other program of the host has them.
 */

import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { nameAt } from "#domain/base-path.ts";
import { requestedHost } from "./guards/host.ts";

/** `name` says what the secret is for. `secure`: PUBLIC_URL is https. */
export type SecretCookie = { readonly name: string; readonly secure: boolean };

/**
 * With the prefix, browsers refuse a cookie that another host or an insecure page has set; below a path of the host, they
 * refuse only that of an insecure page, because `__Host-` is for cookies of the whole host.
 */
const prefixOf = (secure: boolean, basePath: string) => {
  if (!secure) return "";
  return basePath === "" ? "__Host-" : "__Secure-";
};

/** Empty for the ports of http and https, which addresses do not name. */
function portOf(request: FastifyRequest): string {
  const port = /:(\d+)$/.exec(requestedHost(request))?.[1];
  return port === undefined || port === "80" || port === "443" ? "" : `-${port}`;
}

const nameOf = (request: FastifyRequest, { name, secure }: SecretCookie) =>
  nameAt(`${prefixOf(secure, request.basePath)}mood-universe-${name}${portOf(request)}`, request.basePath);

/** Name of the cookie in versions up to 1.0; other programs of the host may use it too. */
const earlierNameOf = ({ name, secure }: SecretCookie) => `${prefixOf(secure, "")}${name}`;

/** A secret, or a user's id and a secret. */
const form = /^([\w-]{1,64}\.)?[\w-]{43}$/;

/** Those versions had a whole host, so that below a path the cookie is of another installation. */
const earlierValueOf = ({ cookies, basePath }: FastifyRequest, cookie: SecretCookie): string | undefined => {
  const value = cookies[earlierNameOf(cookie)];
  return basePath === "" && value && form.test(value) ? value : undefined;
};

/** What the request presents; undefined if nothing. It can be forged. */
export const readSecretCookie = (request: FastifyRequest, cookie: SecretCookie): string | undefined =>
  request.cookies[nameOf(request, cookie)] || earlierValueOf(request, cookie);

/** `SameSite=Lax`, so that the browser sends the cookie when a link or the sign-in provider leads a person here. */
const optionsOf = ({ basePath }: FastifyRequest, { secure }: SecretCookie): CookieSerializeOptions => ({
  path: basePath || "/",
  httpOnly: true,
  sameSite: "lax",
  secure,
});

/** `maxAge` in seconds. */
export function setSecretCookie(reply: FastifyReply, cookie: SecretCookie, value: string, maxAge: number) {
  reply.setCookie(nameOf(reply.request, cookie), value, { ...optionsOf(reply.request, cookie), maxAge });
}

/** `isKnown`: the secret is one that this server gave, so that a cookie with an earlier name is ours too if it has it. */
export function clearSecretCookie(
  reply: FastifyReply,
  cookie: SecretCookie,
  { isKnown }: { isKnown: boolean },
) {
  const { request } = reply;
  reply.clearCookie(nameOf(request, cookie), optionsOf(request, cookie));
  if (isKnown && earlierValueOf(request, cookie) === readSecretCookie(request, cookie))
    reply.clearCookie(earlierNameOf(cookie), optionsOf(request, cookie));
}
