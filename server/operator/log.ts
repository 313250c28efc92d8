import { readLog } from "../accounts/admin/log.ts";
import { type CommandContext, type CommandResult, done } from "./command.ts";
import { formatMinute, makeColumns, printable } from "./printing.ts";

/** Prints what administrators and operators did, the latest first, page by page. */
export async function log({ db, print }: CommandContext): Promise<CommandResult> {
  const inColumns = makeColumns();
  for (let after: string | undefined, isFirst = true; ; isFirst = false) {
    const page = await readLog(db, after);
    if (page === "unknown page") return done;
    if (isFirst && page.entries.length === 0) await print("Nobody has done anything yet.\n");
    const rows = page.entries.map(({ at, action, by, byName, forName }) => [
      ...[formatMinute(new Date(at)), action, by, printable(byName ?? "–"), printable(forName ?? "–")],
    ]);
    await print(inColumns(rows));
    if (page.next === null) return done;
    after = page.next;
  }
}
