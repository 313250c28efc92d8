/** ID tokens of a faulty provider. */

import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";

export type Claims = Record<string, unknown>;

export const privateJwk = () => ({
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
  kid: "a",
  alg: "RS256",
  use: "sig",
});

const partsOf = (token: string) =>
  token
    .split(".")
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()) as Claims);

/** The ID token with other claims, signed by the key. */
export function resign(token: string, changes: Claims, key: ReturnType<typeof privateJwk>): string {
  const [header, claims] = partsOf(token);
  const text = [header, { ...claims, ...changes }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(text), createPrivateKey({ key, format: "jwk" }));
  return `${text}.${signature.toString("base64url")}`;
}
