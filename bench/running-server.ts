/** Starts the real server on a temporary database with universes of given sizes, and servers to compare it with. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "#domain/pseudo-random.ts";
import { openDatabase } from "../server/database/open.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { day } from "../tools/seed/days.ts";
import { type DemoEntry, makeDemoEntries } from "../tools/seed/demo-journal.ts";
import { insertDemoUniverse } from "../tools/seed/universe.ts";

export type RunningServer = {
  readonly server: ServerProcess;
  readonly port: number;
  readonly dataDir: string;
  /** The cookie header of a session in the universe with this number of stars. */
  signIn(stars: number): Promise<string>;
  close(): Promise<void>;
};

export const nameOf = (stars: number) => `Universe of ${stars}`;

/** Changes the invented journal of a universe before it is stored. */
type Edit = (entries: readonly DemoEntry[]) => readonly DemoEntry[];

async function seedUniverses(dataDir: string, sizes: readonly number[], edit: Edit) {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  for (const stars of sizes) {
    const days = Math.max(1, stars);
    const lastMidnight = Date.UTC(2026, 0, 1);
    const entries = makeDemoEntries({ stars, days, lastMidnight, random: seededRandom(stars) });
    const createdAt = new Date(lastMidnight - days * day);
    await insertDemoUniverse(database.db, {
      universeName: nameOf(stars),
      userName: "Mira",
      createdAt,
      entries: edit(entries),
    });
  }
  await database.close();
}

/** Limits and the cooldown are off, because they would stop the load. */
const unlimited = { RATE_LIMITS: "off", COOLDOWN_SECONDS: "0" };

export async function startServer(
  sizes: readonly number[],
  edit: Edit = (entries) => entries,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
  await seedUniverses(dataDir, sizes, edit);
  const server = new ServerProcess(dataDir, unlimited);
  await server.start();
  return {
    server,
    port: server.port,
    dataDir,
    async signIn(stars) {
      const path = `/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`;
      const response = await fetch(server.url + path);
      return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    },
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A plain Fastify server whose /list sends this text. */
export async function startBareFastify(list: string): Promise<{ port: number; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
  const file = join(folder, "list.json");
  await writeFile(file, list);
  const script = join(import.meta.dirname, "peers", "bare-fastify.ts");
  const peer = spawn(process.execPath, [script, file], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(peer.stdout, "data");
  return {
    port: Number(port),
    async close() {
      peer.kill();
      await rm(folder, { recursive: true });
    },
  };
}
