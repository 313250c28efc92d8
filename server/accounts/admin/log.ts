/**
 * The log of what administrators and operators do. A line names people by `logKey`, which is in their rows alone: when one
 * is gone, no line leads to them any more, though triggers keep every line as it is.
 */

import { randomUUID } from "node:crypto";
import { type AdminLog, type LogAction, logEntriesOfPage } from "#domain/admin/log.ts";
import type { Db, UserRow } from "../../database/schema.ts";
import { insertLine, listLines, listLinesFor, listNamesOf, logKeyOf } from "./log-queries.ts";
import { readPageKey, writePageKey } from "./page-key.ts";

export type LogLine = {
  readonly action: LogAction;
  /** Id of the administrator; null for a command of the operator. */
  readonly by: string | null;
  /** Id of the person concerned; null where nobody is. */
  readonly for: string | null;
};

/** Writes a line. Call it in the transaction of what it tells of, while the people of the line exist. */
export async function writeLog(db: Db, line: LogLine, at: Date) {
  const forKey = line.for && (await logKeyOf(db, line.for));
  const byKey = line.by && (await logKeyOf(db, line.by));
  await insertLine(db, { id: randomUUID(), at, action: line.action, byKey, forKey });
}

const roleOf = (byKey: string | null) => (byKey === null ? "operator" : "administrator");

/** What was done for a person, without the names of administrators. */
export async function readLogFor(db: Db, { logKey }: Pick<UserRow, "logKey">) {
  const lines = logKey === null ? [] : await listLinesFor(db, logKey, logEntriesOfPage);
  return lines.map(({ at, action, byKey }) => ({ at: at.toISOString(), action, by: roleOf(byKey) }) as const);
}

/** A page of the whole log; `after` is `next` of the page before. */
export async function readLog(db: Db, after: string | undefined): Promise<AdminLog | "unknown page"> {
  const key = after === undefined ? null : readPageKey(after, "number");
  if (key === "unknown") return "unknown page";
  const before = key && { at: new Date(key.value), id: key.id };
  const found = await listLines(db, before, logEntriesOfPage + 1);
  const lines = found.slice(0, logEntriesOfPage);
  const keys = lines.flatMap(({ byKey, forKey }) => [byKey, forKey]).filter((one) => one !== null);
  const names = new Map(
    (await listNamesOf(db, [...new Set(keys)])).map(({ logKey, universeName }) => [logKey, universeName]),
  );
  const last = lines.at(-1);
  return {
    entries: lines.map(({ id, at, action, byKey, forKey }) => ({
      ...{ id, at: at.toISOString(), action, by: roleOf(byKey) },
      ...{ byName: names.get(byKey) ?? null, forName: names.get(forKey) ?? null },
    })),
    next:
      last && found.length > lines.length ? writePageKey({ value: last.at.getTime(), id: last.id }) : null,
  };
}
