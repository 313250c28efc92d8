import { hash, randomUUID } from "node:crypto";

/**
 * The id of the row for a client's id or Idempotency-Key, which finds the row that an earlier attempt stored. It also
 * depends on the user, so that equal ids of two users neither meet nor show that the other exists. Random without an id.
 */
export const storedId = (userId: string, clientId: string | null | undefined) =>
  clientId == null ? randomUUID() : hash("sha256", `${userId} ${clientId}`, "base64url").slice(0, 32);
