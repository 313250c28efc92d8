/** A real pgbouncer in transaction mode in front of a PostgreSQL server, configured as docs/scale.md says. */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findPgbouncer } from "../../tools/setup/programs.mjs";
import { onSomePort } from "../ports.ts";
import { Program } from "./program.ts";

export type Pgbouncer = {
  /** Leads to the same database as the address of the server behind it. */
  readonly url: string;
  /** What it has logged. */
  readonly output: string;
  remove(): Promise<void>;
};

/** Idle connections end soon, because a restore waits two seconds for the end of the others. */
const configuration = (folder: string, port: number, server: URL) => `
[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
max_client_conn = 2000
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
server_idle_timeout = 1
`;

/** Every database of the server is reached through it. */
export async function startPgbouncer(serverUrl: string): Promise<Pgbouncer> {
  const pgbouncer = findPgbouncer();
  if (!pgbouncer) throw new Error("No pgbouncer is installed here: npm run test:long installs it.");
  const program = await Program.make("pgbouncer", "TERM");
  const server = new URL(serverUrl);
  const file = join(program.folder, "pgbouncer.ini");
  await writeFile(join(program.folder, "users"), `"${server.username}" ""\n`);
  const port = await onSomePort(async (port) => {
    await writeFile(file, configuration(program.folder, port, server));
    await program.start([pgbouncer, file], (output) => output.includes("process up"));
    return port;
  });
  const url = new URL(serverUrl);
  url.port = `${port}`;
  return {
    url: url.href,
    get output() {
      return program.output;
    },
    remove: () => program.remove(),
  };
}
