import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { report, skipAndReport } from "../report.ts";
import { readHostingPage } from "./document.ts";
import { exportSourcesOf, newestSchema, schemaBeforeUpdate } from "./earlier-version.ts";
import { baseImage, whyNoContainers } from "./images.ts";
import { Podman } from "./podman.ts";
import { smokeJourney } from "./smoke.ts";

const root = join(import.meta.dirname, "../..");
const url = "http://localhost:3000";
const longMs = 40 * 60_000;

let podman: Podman;
let reason: string | null;

beforeAll(async () => {
  podman = await Podman.open();
  reason = await whyNoContainers(podman);
}, longMs);
afterEach(async () => {
  await podman.run(["rm", "--force", "mood-universe"]);
  await podman.run(["volume", "rm", "--force", "mood-universe"]);
}, longMs);
afterAll(() => podman.close());

/** The commands of a section of docs/hosting.md, one block after the other. */
async function readBlocks(wanted: string): Promise<string[]> {
  const blocks = (await readHostingPage()).filter(({ runs }) => runs === "with podman");
  return blocks.filter(({ section }) => section === wanted).map(({ script }) => script);
}

/** Runs commands in a folder, as written but for one thing: where the base of an image comes from. */
async function must(script: string, cwd: string): Promise<string> {
  const onBase = script.replaceAll("podman build", `podman build --build-arg BASE=${baseImage}`);
  const { status, output } = await podman.runScript(onBase, { cwd, timeoutMs: longMs });
  if (status !== 0)
    throw new Error(`These commands ended with ${status}:\n${script}\n${output.slice(-4_000)}`);
  return output;
}

const inspect = async (what: string, format: string) =>
  JSON.parse(await podman.must(["inspect", "--format", `{{json ${format}}}`, what]));

async function waitUntilHealthy() {
  for (let tries = 0; tries < 120; tries++) {
    const { status } = await podman.run(["healthcheck", "run", "mood-universe"]);
    if (status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The container is not healthy:\n${await podman.must(["logs", "mood-universe"])}`);
}

describe("the image of the Containerfile", () => {
  it(
    "is built and runs as docs/hosting.md says: small, not root, on a read-only file system, and stops within 10 s",
    async ({ skip }) => {
      if (reason) return skipAndReport(skip, `The container was not checked. ${reason}`);
      const [start = "", operate = "", ...more] = await readBlocks("A container");
      expect(more).toEqual([]);
      await must(start, root);
      await waitUntilHealthy();

      const [size, baseSize] = [
        await inspect("localhost/mood-universe", ".Size"),
        await inspect(baseImage, ".Size"),
      ];
      report(`The image has ${Math.round((size - baseSize) / 1e6)} MB beyond its base.`);
      const built = await inspect("localhost/mood-universe", ".Architecture");
      const missing = ["amd64", "arm64"].filter((architecture) => architecture !== built);
      report(
        `The image was built for linux/${built}, on a Debian of debootstrap. It was not built for linux/${missing.join()}, which needs another machine, nor on the base of the Containerfile, which must be downloaded.`,
      );
      expect(size - baseSize).toBeLessThanOrEqual(250e6);

      await smokeJourney({ url, universeName: "Cassiopeia" });
      const inside = (command: string) => podman.run(["exec", "mood-universe", "sh", "-c", command]);
      expect((await inside("id --user")).output.trim()).toBe("10001");
      expect(await inspect("mood-universe", ".HostConfig.ReadonlyRootfs")).toBe(true);
      // The user owns this folder, so that only the file system can refuse.
      expect((await inside("touch node_modules/.cache/new")).output).toContain("Read-only file system");
      // Vite and other packages of development are not in it.
      expect((await inside("ls node_modules/vite")).status).not.toBe(0);

      const folder = await mkdtemp(join(tmpdir(), "mood-universe-container-"));
      // An operator does so again and again.
      for (let times = 0; times < 2; times++) {
        const said = await must(operate, folder);
        expect(said).toContain("Cassiopeia");
        expect(said).toMatch(/^good +Database/m);
        expect(await readdir(folder)).toEqual(["mood.backup"]);
      }
      const [schedule = "", ...others] = await readBlocks("Backups of containers");
      expect(others).toEqual([]);
      for (const count of [1, 2]) {
        await must(schedule, folder);
        const backups = await readdir(join(folder, "backups"));
        expect(backups.filter((name) => /^mood-universe-.*\.backup$/.test(name))).toHaveLength(count);
      }
      await rm(folder, { recursive: true });

      const stopping = async () => {
        await podman.must(["start", "mood-universe"]);
        await waitUntilHealthy();
        const startedAt = Date.now();
        await podman.must(["stop", "--time", "10", "mood-universe"]);
        return Date.now() - startedAt;
      };
      expect(await stopping()).toBeLessThan(10_000);
      // Podman kills with 137 what does not stop in time.
      expect(await inspect("mood-universe", ".State.ExitCode")).toBe(0);
    },
    longMs,
  );

  it(
    "takes over the volume of the version before, which comes back with its backup",
    async ({ skip }) => {
      if (reason) return skipAndReport(skip, `The update of the container was not checked. ${reason}`);
      const earlier = await exportSourcesOf(schemaBeforeUpdate);
      if (!earlier)
        return skipAndReport(skip, "The history of this clone does not reach the version before.");
      const list = () => podman.must(["exec", "mood-universe", "node", "server/operator/main.ts", "list"]);
      const migrations = () => podman.must(["exec", "mood-universe", "ls", "server/database/migrations"]);
      const newest = `${await newestSchema()}`.padStart(4, "0");
      const [start = ""] = await readBlocks("A container");
      const [update = "", wayBack = "", ...more] = await readBlocks("Updates of containers");
      expect(more).toEqual([]);
      try {
        await must(start, earlier.folder);
        await waitUntilHealthy();
        await smokeJourney({ url, universeName: "Lyra" });

        await must(update, root);
        await waitUntilHealthy();
        expect(await list()).toContain("Lyra");
        await smokeJourney({ url, universeName: "Vela" });
        expect(await list()).toContain("Vela");
        expect(await migrations()).toContain(newest);

        await must(wayBack, root);
        await waitUntilHealthy();
        expect(await list()).toContain("Lyra");
        expect(await list()).not.toContain("Vela");
        expect(await migrations()).not.toContain(newest);

        // What the first update and the way back have left must not stand in the way of the second.
        await must(update, root);
        await waitUntilHealthy();
        expect(await migrations()).toContain(newest);
        await must(wayBack, root);
        await waitUntilHealthy();
        expect(await list()).toContain("Lyra");
        expect(await migrations()).not.toContain(newest);
      } finally {
        await earlier.remove();
      }
    },
    longMs,
  );
});
