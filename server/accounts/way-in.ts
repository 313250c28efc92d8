import type { UserRow } from "../database/schema.ts";

/** What opens a universe. The name alone does only while there is neither a password nor a provider's identity. */
export function wayIn({ passwordHash, providerSubject }: Pick<UserRow, "passwordHash" | "providerSubject">) {
  if (passwordHash) return "password";
  return providerSubject ? "provider" : "name";
}
