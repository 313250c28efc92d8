import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServerProcess } from "../server-process.ts";
import { runProgram } from "./podman.ts";
import { smokeJourney } from "./smoke.ts";

const root = join(import.meta.dirname, "../..");
let folder: string;

async function must(program: string, args: string[], cwd: string) {
  const { status, output } = await runProgram(program, args, { cwd });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}:\n${output}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mood-universe-production-"));
  await mkdir(join(folder, "data"));
  for (const part of ["package.json", "package-lock.json", ".npmrc", "domain", "server", "tools", "dist"])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await must("npm", ["ci", "--omit=dev", "--prefer-offline"], folder);
}, 600_000);
afterAll(() => rm(folder, { recursive: true }));

describe("a built tree with the packages of `npm ci --omit=dev`", () => {
  it("serves a new person, stops with 0, and its operator's commands install nothing", async () => {
    const server = new ServerProcess(join(folder, "data"), {}, [join(folder, "server/main.mjs")]);
    await server.start();
    try {
      await smokeJourney({ url: server.url, universeName: "Lyra" });
      expect((await fetch(`${server.url}/api/docs/`)).status).toBe(200);
    } finally {
      await server.stop();
    }
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);

    const listed = await runProgram("npm", ["run", "--silent", "universe", "--", "list"], { cwd: folder });
    expect(listed).toMatchObject({ status: 0, output: expect.stringContaining("Lyra") });
    expect(listed.output).not.toContain("Installing");
  }, 600_000);
});
