/** `npm run backup -- --to <folder>`: a new dated file in a folder, for a schedule; then removes old ones. */

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs } from "#domain/calendar.ts";
import { type CommandContext, type CommandResult, done, refused } from "../command.ts";
import { formatCount, quoted } from "../printing.ts";
import { reportBackup, writeBackupFile } from "./write.ts";

const datedName = /^mood-universe-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/;
/** What a backup leaves that was killed. */
const unfinishedName =
  /^mood-universe-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup\.unfinished-[0-9a-f]{8}$/;

/** Names sort by time. They have no colon, which other systems' file names cannot have. */
const nameAt = (moment: Date) => `mood-universe-${moment.toISOString().replaceAll(/[:.]/g, "-")}.backup`;

/** A folder that is missing is not created: it may be on a disk that is not mounted. */
async function refuseFolder(folder: string): Promise<CommandResult | null> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => error);
  if (!(found instanceof Error))
    return found.isDirectory() ? null : refused(`${quoted(folder)} is no folder: --to takes a folder.`);
  return found.code === "ENOENT"
    ? refused(`${quoted(folder)} does not exist: make this folder, or mount the disk that it is on.`)
    : refused(`${quoted(folder)} cannot be read (${found.code}).`);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * The files to remove after `newName` is complete: its elders beyond `keep`, and what killed backups left a day ago or
 * earlier. Later dates come from a clock that was wrong; their files neither count nor leave.
 */
export function findRemovable(
  names: readonly string[],
  newName: string,
  keep: number,
  now: number,
): string[] {
  const elders = names.filter((name) => datedName.test(name) && name < newName).sort();
  const abandonedBefore = nameAt(new Date(now - dayMs));
  return [
    ...elders.slice(0, Math.max(0, elders.length - (keep - 1))),
    ...names.filter((name) => unfinishedName.test(name) && name < abandonedBefore),
  ];
}

async function removeOld(
  { notify, now, print }: CommandContext,
  folder: string,
  newName: string,
  keep: number,
) {
  const names = await listFiles(folder);
  const removable = findRemovable(names, newName, keep, now());
  for (const name of removable) await rm(join(folder, name), { force: true });
  const later = names.filter((name) => datedName.test(name) && name > newName).length;
  if (later > 0)
    notify(
      `${formatCount(later, "backup")} in ${quoted(folder)} carry a later date than now: check the clock.`,
    );
  if (removable.length > 0) await print(`Removed ${formatCount(removable.length, "old file")}.\n`);
}

/** Removes a file only after the new one is complete, on the disk and restored on trial; `keep` counts the new one. */
export async function writeDatedBackup(
  context: CommandContext,
  folder: string,
  keep: number,
): Promise<CommandResult> {
  const refusal = await refuseFolder(folder);
  if (refusal) return refusal;
  const name = nameAt(new Date(context.now()));
  const path = join(folder, name);
  const written = await writeBackupFile(context, path);
  if (!written.ok) return written;
  await reportBackup(context, path, written);
  // An empty database is more often a wrong setting than a wish, and would push out every backup in time.
  if ((written.rows.get("users") ?? 0) === 0)
    context.notify("It holds no universe: no earlier backup was removed. Check DATA_DIR or DATABASE_URL.");
  else await removeOld(context, folder, name, keep);
  return done;
}
