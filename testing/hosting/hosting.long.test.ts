import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeLink } from "../make.ts";
import { report, skipAndReport } from "../report.ts";
import { type Commands, readHostingPage } from "./document.ts";
import { expectServed } from "./expect-served.ts";
import { Host, hostName } from "./host.ts";
import { whyNoContainers } from "./images.ts";
import { Podman } from "./podman.ts";
import { readDuring, sendThrough } from "./through-proxy.ts";

const root = join(import.meta.dirname, "../..");
const longMs = 60 * 60_000;

let podman: Podman;
let host: Host | null = null;
let reason: string | null;

beforeAll(async () => {
  podman = await Podman.open();
  reason = await whyNoContainers(podman);
  if (reason === null) host = await Host.boot(podman, root);
}, longMs);
afterAll(async () => {
  await host?.remove();
  await podman.close();
}, longMs);

/** Runs the commands of a section. */
type Run = (section: string) => Promise<void>;

const listUniverses = (on: Host) =>
  on.must("cd /opt/mood-universe && sudo -u mood-universe npm run --silent universe -- list");

async function expectUniverses(on: Host) {
  const listed = await listUniverses(on);
  for (const universeName of ["Cygnus", "Draco"]) expect(listed).toContain(universeName);
}

const units = "/etc/systemd/system/mood-universe*.*";
/** Makes the units those of another version. */
const changeUnits = (on: Host) => on.must(`for unit in ${units}; do echo '# changed' >>$unit; done`);
/** Backup and server, as the program in place has them. */
async function expectUnits(on: Host) {
  const compare = `for unit in ${units}; do cmp $unit /opt/mood-universe/hosting/$(basename $unit) && echo same; done`;
  expect(await on.must(compare)).toBe("same\nsame\nsame\n");
}

/** The test gives each program a number, in a file that no version has. */
const number = (on: Host, version: number) => on.must(`echo ${version} >/opt/mood-universe/number`);
/** Numbers by folder of /opt; null without a number. */
async function numbers(on: Host) {
  const folders = (await on.must("ls /opt")).trim().split("\n");
  const read = async (folder: string) =>
    [folder, (await on.must(`cat /opt/${folder}/number || true`)).match(/^\d$/m)?.[0] ?? null] as const;
  return Object.fromEntries(await Promise.all(folders.map(read)));
}

/** Expects every read to succeed while one process after the other restarts. */
async function expectNoFailedReads(on: Host, run: Run, readers: number) {
  const outcomes = await readDuring(on.address, readers, () => run("One after the other"));
  report(`${readers} readers, two restarts: ${JSON.stringify(outcomes)}`);
  expect(outcomes).toEqual({ 200: expect.any(Number) });
  // The limit is low, because on a busy machine a reader that waits for a process reads a few dozen times.
  expect(outcomes[200]).toBeGreaterThan(20);
}

/** A certificate like that of Certbot, signed by nobody. */
const certificate = `
folder=/etc/letsencrypt/live/${hostName} && mkdir --parents $folder
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${hostName} \\
  -addext subjectAltName=DNS:${hostName} -keyout $folder/privkey.pem -out $folder/fullchain.pem 2>/dev/null`;

/** What an operator of the page has by then, or decides. */
const before: Record<string, (on: Host) => Promise<unknown>> = {
  nginx: (on) => on.must(`systemctl disable --now caddy${certificate}`),
  "Updates and rollback": async (on) => {
    await number(on, 1);
    await changeUnits(on);
    // What an update has left that was given up, and a good one before.
    await on.must("mkdir --parents /opt/mood-universe.next/left /opt/mood-universe.before/left");
  },
  "The way back": async (on) => {
    await number(on, 3);
    await changeUnits(on);
    await on.must("mkdir --parents /opt/mood-universe.failed/left");
  },
  "Moving to another host": (on) => on.must("systemctl enable mood-universe@3001"),
  "On the new host": (on) =>
    on.must("rm --recursive /var/lib/mood-universe /var/cache/mood-universe /opt/mood-universe/.env"),
  "Two processes behind Caddy": (on) => on.must("systemctl stop nginx && systemctl start caddy"),
};

/** What is true after the commands of a section. */
const after: Record<string, (on: Host, run: Run) => Promise<void>> = {
  "A service": async (on) => {
    const exposure = /exposure level[^:]*: ([\d.]+)/.exec(
      await on.must("systemd-analyze security --no-pager mood-universe@3000"),
    );
    expect(Number(exposure?.[1])).toBeLessThanOrEqual(2);
    const pid = "$(systemctl show --property MainPID --value mood-universe@3000)";
    expect((await on.must(`ps -o user:20= -p ${pid}`)).trim()).toBe("mood-universe");
    expect(await on.must("stat --format %a /var/lib/mood-universe /opt/mood-universe/.env")).toBe(
      "700\n640\n",
    );
  },
  Caddy: async (on) => {
    const cookies = await expectServed(on, "Cygnus");
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const { path, method } = api.createLink;
    const link = { path, method, headers: { cookie }, body: makeLink() };
    expect(await sendThrough(on.address, link)).toBe(201);
    const restart = "systemctl restart mood-universe@3000";
    const outcomes = await readDuring(on.address, 1, async () => {
      await on.must(restart);
      await on.waitUntilReady(3000);
    });
    // Who reads waits; only the process that stops may refuse.
    expect(Object.keys(outcomes).filter((outcome) => !["200", "503"].includes(outcome))).toEqual([]);
    expect(outcomes[503] ?? 0).toBeLessThan(5);
  },
  nginx: async (on) => {
    await expectServed(on, "Draco");
  },
  Backups: async (on) => {
    const folder = "/var/backups/mood-universe";
    expect(await on.must(`ls ${folder}`)).toMatch(/^mood-universe-.*\.backup$/m);
    expect(await on.must("systemctl is-active mood-universe-backup.timer")).toBe("active\n");
    await on.must(`cmp ${folder}/.env /opt/mood-universe/.env`);
    await on.must(`cmp ${folder}/shown-skies.key /var/lib/mood-universe/shown-skies.key`);
  },
  "Updates and rollback": async (on, run) => {
    expect(await numbers(on)).toEqual({ "mood-universe": null, "mood-universe.before": "1" });
    await expectUnits(on);
    await number(on, 2);
    await run("Updates and rollback");
    expect(await numbers(on)).toEqual({ "mood-universe": null, "mood-universe.before": "2" });
    await expectUniverses(on);
  },
  "The way back": async (on) => {
    expect(await numbers(on)).toEqual({ "mood-universe": "2", "mood-universe.failed": "3" });
    await expectUnits(on);
    expect(await on.must("ls /var/lib/mood-universe/newer")).toContain("mood-universe.sqlite");
    await expectUniverses(on);
  },
  "Moving to another host": async (on) => {
    const [first, second] = ["mood-universe@3000", "mood-universe@3001"];
    expect(await on.must(`systemctl is-active ${first} || true`)).toBe("inactive\n");
    expect(await on.must(`systemctl is-enabled ${first} ${second} || true`)).toBe("disabled\ndisabled\n");
  },
  "On the new host": async (on) => {
    const owners = "stat --format '%a %U:%G' /var/lib/mood-universe /opt/mood-universe/.env";
    expect(await on.must(owners)).toBe("700 mood-universe:mood-universe\n640 root:mood-universe\n");
    await on.must("cmp /var/backups/mood-universe/shown-skies.key /var/lib/mood-universe/shown-skies.key");
    expect(await on.must("systemctl is-enabled mood-universe@3000")).toBe("enabled\n");
    await expectUniverses(on);
  },
  PostgreSQL: async (on) => {
    const count = `sudo -u postgres psql --tuples-only --no-align --command 'select count(*) from users' mood-universe`;
    expect((await on.must(count)).trim()).toBe("2");
  },
  "Two processes behind nginx": async (on, run) => {
    await expectServed(on, "Gemini");
    await expectNoFailedReads(on, run, 4);
  },
  "Two processes behind Caddy": async (on, run) => {
    await expectServed(on, "Lupus");
    // More at once could meet both processes in the moment in which one of them refuses.
    await expectNoFailedReads(on, run, 1);
  },
  "One after the other": async (on) => {
    const token = "of-prometheus-alone";
    await on.must(`echo 'METRICS=on\nMETRICS_TOKEN=${token}' >>/opt/mood-universe/.env`);
    await on.must("systemctl restart 'mood-universe@*'");
    for (const port of [3000, 3001]) {
      await on.waitUntilReady(port);
      const scrape = `curl --fail --silent --header 'Authorization: Bearer ${token}' http://127.0.0.1:${port}/metrics`;
      expect(await on.must(scrape)).toMatch(/^mood_universe_database_up 1$/m);
    }
  },
};

async function runAll(on: Host, scripts: readonly Commands[]) {
  for (const { script } of scripts) await on.must(script);
}

describe("docs/hosting.md", () => {
  it(
    "holds on a fresh host, command by command",
    async ({ skip }) => {
      if (!host) return skipAndReport(skip, `No command of docs/hosting.md was run. ${reason}`);
      const on = host;
      const blocks = (await readHostingPage()).filter(({ runs }) => runs === "on the host");
      const sections = [...new Set(blocks.map(({ section }) => section))];
      expect(sections).toEqual(expect.arrayContaining([...Object.keys(before), ...Object.keys(after)]));
      const run: Run = (wanted) =>
        runAll(
          on,
          blocks.filter(({ section }) => section === wanted),
        );
      for (const section of sections) {
        await before[section]?.(on);
        await run(section);
        await after[section]?.(on, run);
        report(`docs/hosting.md, ${section}: as written`);
      }
    },
    longMs,
  );
});
