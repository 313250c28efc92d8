import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "../testing/databases.ts";

let where: TestDatabaseSettings;
let running: ChildProcess | null = null;
beforeEach(async () => {
  where = await makeTestDatabaseSettings();
});
afterEach(async () => {
  running?.kill("SIGKILL");
  await where.remove();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    cwd: where.dataDir,
    env: {
      DATA_DIR: where.dataDir,
      ...(where.databaseUrl && { DATABASE_URL: where.databaseUrl }),
      ...environment,
    },
  });
  running = child;
  const said = { out: "", err: "" };
  child.stdout.on("data", (text) => {
    said.out += text;
  });
  child.stderr.on("data", (text) => {
    said.err += text;
  });
  const exit = once(child, "exit").then(([code]) => code as number | null);
  const open = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => said.out.includes("Mood Universe is open at") && resolve());
    exit.then(() => reject(new Error(said.err)), reject);
  });
  open.catch(() => {});
  return { child, said, exit, open };
}

type Story = { url: string; cookie: string };

async function createUniverse(url: string): Promise<Story> {
  const response = await fetch(`${url}/api/users`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ universeName: "Andromeda", userName: "Ada" }),
  });
  return { url, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

const addStar = ({ url, cookie }: Story, key: string) =>
  fetch(`${url}/api/mood-entries`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, "idempotency-key": key },
    body: JSON.stringify({ emotion: "joy", intensity: 7 }),
  });

const countStars = async ({ url, cookie }: Story) =>
  ((await (await fetch(`${url}/api/mood-entries`, { headers: { cookie } })).json()) as unknown[]).length;

describe("the server process", () => {
  it("keeps every star it acknowledged through SIGKILLs in the middle of writes", async () => {
    const port = await freePort();
    const environment = { PORT: String(port), COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" };
    const url = `http://127.0.0.1:${port}`;
    let server = start(environment);
    await server.open;
    const ada = await createUniverse(url);
    let acknowledged = 0;
    for (let round = 0; round < 5; round++) {
      const killAfter = 3 + 2 * round;
      const writes = Array.from({ length: 20 }, async (_, n) => {
        const { status } = await addStar(ada, `${round}-${n}`);
        if (status !== 201) throw new Error(`A star was refused: ${status}`);
        acknowledged += 1;
        if (n === killAfter) server.child.kill("SIGKILL");
      });
      await Promise.allSettled(writes);
      server.child.kill("SIGKILL");
      await server.exit;
      server = start(environment);
      await server.open;
      const kept = await countStars(ada);
      expect(kept).toBeGreaterThanOrEqual(acknowledged);
      // What was in flight may have been kept without being acknowledged; a retry says which, and adds none twice.
      for (let n = 0; n < 20; n++) expect((await addStar(ada, `${round}-${n}`)).status).toBe(201);
      acknowledged = await countStars(ada);
      expect(acknowledged).toBe(20 * (round + 1));
    }
  }, 60_000);

  it("lets nobody else on the machine read what it keeps", async () => {
    const server = start({
      PORT: String(await freePort()),
      DATA_DIR: join(where.dataDir, "new"),
      DATABASE_URL: "",
    });
    await server.open;
    for (const name of ["", "mood-universe.sqlite"]) {
      const { mode } = await stat(join(where.dataDir, "new", name));
      expect(mode & 0o077).toBe(0);
    }
  });

  it.each(["SIGTERM", "SIGINT"] as const)("stops with 0 on %s", async (signal) => {
    const server = start({ PORT: String(await freePort()) });
    await server.open;
    server.child.kill(signal);
    expect(await server.exit).toBe(0);
    expect(server.said.err).toBe("");
  });

  it("warns at start when the limits are off", async () => {
    const server = start({ PORT: String(await freePort()), RATE_LIMITS: "off" });
    await server.open;
    expect(server.said.out).toContain("RATE_LIMITS is off");
  });
});

describe("a start that cannot be", () => {
  const refusal = async (environment: Record<string, string>) => {
    const { exit, said } = start(environment);
    expect(await exit).toBe(1);
    return said.err;
  };

  it("names a bad variable", async () => {
    expect(await refusal({ PORT: "eighty" })).toBe("PORT must be a whole number from 1 to 65535.\n");
  });

  it("names a port in use", async () => {
    const other: Server = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: String(port) })).toBe(`PORT ${port} is in use; set PORT to another one.\n`);
    other.close();
  });

  it("names a DATA_DIR that cannot be written", async () => {
    expect(await refusal({ DATABASE_URL: "", DATA_DIR: "/dev/null/data" })).toMatch(
      /^DATA_DIR \(\/dev\/null\/data\) cannot be used: [^\n]+\.\n$/,
    );
  });

  it("says that a PostgreSQL server does not answer, without the password", async () => {
    const said = await refusal({ DATABASE_URL: "postgres://ada:secret@127.0.0.1:1/mood" });
    expect(said).toMatch(/^DATABASE_URL does not lead to a PostgreSQL server that can be used: [^\n]+\.\n$/);
    expect(said).not.toContain("secret");
  });
});
