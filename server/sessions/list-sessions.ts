import type { ListedSession } from "#domain/accounts/sessions.ts";
import type { SessionRow } from "../database/schema.ts";
import { hashOf } from "../secrets.ts";
import { dataOf } from "./session.ts";

/** What people see in place of the key in the database, which is nobody's business. */
export const listedId = ({ sid }: Pick<SessionRow, "sid">) => hashOf(`session ${sid}`);

export function toListedSession(row: SessionRow, currentSid: string): ListedSession {
  const { openedBy, openedAt } = dataOf(row);
  return {
    id: listedId(row),
    isCurrent: row.sid === currentSid,
    isFounding: row.isFounding === 1,
    device: row.device === null ? { browser: null, system: null } : JSON.parse(row.device),
    method: row.method ?? openedBy,
    createdAt: row.authenticatedAt?.toISOString() ?? openedAt,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
