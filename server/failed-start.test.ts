import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { canReplaceFiles, NameServer, whyNoOwnNames } from "../testing/name-server.ts";
import { startProcessTests } from "../testing/process-tests.ts";
import { report } from "../testing/report.ts";

const at = startProcessTests();

const hasOwnNames = canReplaceFiles();
if (!hasOwnNames) report(`Skipped: ${whyNoOwnNames}`);

it("a start warns when the limits are off, and SIGINT ends the process with 0", async () => {
  const server = at.makeServer({ RATE_LIMITS: "off" });
  await server.start();
  await server.stop("SIGINT");
  expect(server.log).toContain("RATE_LIMITS is off");
  expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
});

describe("a failed start", () => {
  const refusal = async (environment: Record<string, string>, within: readonly string[] = []) => {
    const server = at.makeServer(environment, { within });
    await expect(server.start()).rejects.toThrow("The server did not start");
    expect(server.exitCode).toBe(1);
    return server.errorOutput;
  };

  it("names a bad variable", async () => {
    expect(await refusal({ PORT: "eighty" })).toBe("PORT must be a whole number from 1 to 65535.\n");
  });

  it("names a .env that cannot be read", async () => {
    await mkdir(join(at.where.dataDir, ".env"));
    expect(await refusal({})).toBe(".env is there but cannot be read.\n");
  });

  it("names a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
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

  it("names a PostgreSQL server that does not answer, without the password", async () => {
    const message = await refusal({ DATABASE_URL: "postgres://ada:secret@127.0.0.1:1/mood" });
    expect(message).toMatch(
      /^DATABASE_URL does not lead to a PostgreSQL server that can be used: [^\n]+\.\n$/,
    );
    expect(message).not.toContain("secret");
  });

  it.runIf(hasOwnNames)("names a PostgreSQL server whose name cannot be resolved", async () => {
    const nameServer = await NameServer.start();
    const refuse = () =>
      refusal({ DATABASE_URL: "postgres://ada:secret@db.mood.test/mood" }, nameServer.within);
    const sentence =
      "DATABASE_URL does not lead to a PostgreSQL server that can be used: the name db.mood.test";
    nameServer.behaviour = "unknown";
    expect(await refuse()).toBe(`${sentence} is not known.\n`);
    nameServer.behaviour = "fail";
    expect(await refuse()).toBe(`${sentence} cannot be resolved (EAI_AGAIN).\n`);
    await nameServer.stop();
  });
});
