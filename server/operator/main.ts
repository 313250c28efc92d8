/** `npm run universe`: what people who run this do for those who write to them. Ends with 0, 1 (refused) or 2 (misused). */

import { once } from "node:events";
import { explainDatabase } from "../database/explain.ts";
import { type Database, openPresentDatabase } from "../database/open.ts";
import { readEnvironment } from "../environment.ts";
import { type Asked, type CommandName, readArguments, usage } from "./arguments.ts";
import { refuseUnlessTyped } from "./confirmation.ts";
import { deleteUniverse } from "./delete.ts";
import { type Desk, type Done, refused } from "./desk.ts";
import { exportUniverse } from "./export.ts";
import { list } from "./list.ts";
import { printable } from "./printing.ts";
import { resetPassword } from "./reset-password.ts";
import { unlock } from "./unlock.ts";

const commands: Record<CommandName, (desk: Desk, asked: Asked) => Promise<Done>> = {
  list: (desk) => list(desk),
  export: (desk, { name, to }) => exportUniverse(desk, name, to),
  unlock: (desk, { name }) => unlock(desk, name),
  "reset-password": (desk, { name }) => resetPassword(desk, name),
  delete: (desk, { name }) => deleteUniverse(desk, name),
};

const tell = (line: string) => void process.stderr.write(`${line}\n`);

async function print(text: string) {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

const terminal = { input: process.stdin, output: process.stderr };

const deskOn = ({ db, dialect }: Database, { yes }: Asked): Desk => ({
  ...{ db, dialect, now: Date.now, print, tell },
  refuseUnlessTyped: async (question, expected) =>
    yes ? null : refuseUnlessTyped(terminal, question, expected),
});

async function carryOut(asked: Asked): Promise<Done> {
  const read = readEnvironment();
  if (!read.ok) return read;
  let database: Database;
  try {
    database = await openPresentDatabase(read.settings);
  } catch (error) {
    return refused(explainDatabase(error, read.settings));
  }
  try {
    return await commands[asked.command](deskOn(database, asked), asked);
  } finally {
    await database.close();
  }
}

// What this process writes is for nobody else on the machine.
process.umask(0o077);
// Whoever read along, such as `head`, has read enough.
process.stdout.once("error", () => process.exit(1));
const asked = readArguments(process.argv.slice(2));
if (asked) {
  const result = await carryOut(asked).catch((error: Error) =>
    refused(`It could not be done: ${printable(error.message)}.`),
  );
  if (!result.ok) tell(result.reason);
  process.exitCode = result.ok ? 0 : 1;
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
