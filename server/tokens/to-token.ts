import { type ListedToken, listedTokenSchema } from "#domain/accounts/tokens.ts";
import type { AccessTokenRow } from "../database/schema.ts";

/** A token as its person sees it, without what proves it. */
export const toListedToken = (row: AccessTokenRow): ListedToken =>
  listedTokenSchema.parse({
    ...{ id: row.id, name: row.name, scopes: JSON.parse(row.scopes) },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  });
