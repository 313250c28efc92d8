/** `npm run backup` and `npm run restore`. End with 0, 1 (refused) or 2 (misused). */

import { parseArgs } from "node:util";
import { explainDatabase } from "../../database/explain.ts";
import { type Database, type DatabaseSettings, openAlone, openAsItIs } from "../../database/open.ts";
import { readEnvironment, type Settings } from "../../environment.ts";
import { refuseUnlessTyped } from "../confirmation.ts";
import { type Desk, type Done, refused } from "../desk.ts";
import { printable } from "../printing.ts";
import { BadBackup } from "./format.ts";
import { believe, restore } from "./restore.ts";
import { backUp } from "./write.ts";

const usage = `Use: npm run backup -- <file>    everything that people have here, into one file; --overwrite replaces the file
     npm run restore -- <file>   the same back, into this or another database; --replace removes what is in it,
                                 and with --yes does not ask
`;

const options = {
  overwrite: { type: "boolean" },
  replace: { type: "boolean" },
  yes: { type: "boolean" },
} as const;
const optionsOf: Record<string, readonly string[]> = { backup: ["overwrite"], restore: ["replace", "yes"] };

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [command = "", file = "", ...more] = positionals;
    const taken = optionsOf[command];
    const isRight = taken && file && more.length === 0;
    return isRight && Object.keys(values).every((name) => taken.includes(name))
      ? { command, file, ...values }
      : null;
  } catch {
    return null;
  }
}

type Asked = NonNullable<ReturnType<typeof readArguments>>;

const tell = (line: string) => void process.stderr.write(`${line}\n`);

const deskOn = ({ db, dialect }: Database, { yes }: Asked): Desk => ({
  ...{ db, dialect, now: Date.now, tell },
  print: async (text) => void process.stdout.write(text),
  refuseUnlessTyped: async (question, expected) =>
    yes ? null : refuseUnlessTyped({ input: process.stdin, output: process.stderr }, question, expected),
});

async function withDatabase(
  settings: Settings,
  open: (settings: DatabaseSettings) => Promise<Database>,
  work: (database: Database) => Promise<Done>,
): Promise<Done> {
  let database: Database;
  try {
    database = await open(settings);
  } catch (error) {
    return refused(explainDatabase(error, settings));
  }
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function carryOut(asked: Asked): Promise<Done> {
  const read = readEnvironment();
  if (!read.ok) return read;
  if (asked.command === "backup")
    return withDatabase(read.settings, openAsItIs, (database) =>
      backUp(deskOn(database, asked), asked.file, { overwrite: asked.overwrite ?? false }),
    );
  const head = await believe(asked.file);
  return withDatabase(read.settings, openAlone, (database) =>
    restore(deskOn(database, asked), asked.file, head, { replace: asked.replace ?? false }),
  );
}

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof BadBackup) return `${error.message} Nothing was changed.`;
  return `It could not be done: ${printable(error.message)}.`;
}

// What this process writes is for nobody else on the machine.
process.umask(0o077);
const asked = readArguments(process.argv.slice(2));
if (asked) {
  const result = await carryOut(asked).catch((error) => refused(explain(error)));
  if (!result.ok) tell(result.reason);
  process.exitCode = result.ok ? 0 : 1;
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
