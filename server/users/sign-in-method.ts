import type { UserRow } from "../database/schema.ts";

/** The sign-in method of a universe: "name" only while it has neither a password nor a provider's identity. */
export function signInMethod({
  passwordHash,
  providerSubject,
}: Pick<UserRow, "passwordHash" | "providerSubject">) {
  if (passwordHash) return "password";
  return providerSubject ? "provider" : "name";
}
