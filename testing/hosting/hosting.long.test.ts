import { request } from "node:https";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { readHostingPage } from "./document.ts";
import { Host, hostName } from "./host.ts";
import { whyNoContainers } from "./images.ts";
import { Podman } from "./podman.ts";
import { smokeJourney } from "./smoke.ts";

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

const lookUpPath = api.openUniverse.path.replace(/:\w+/, "Nobody");

/** The status of a look-up by name through the proxy, with an address that the client has invented. */
const lookUp = (address: string, invented: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: hostName, "x-forwarded-for": invented };
    const options = { host: address, servername: hostName, path: lookUpPath, headers };
    const { method } = api.openUniverse;
    const sent = request({ ...options, method, rejectUnauthorized: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    sent.on("error", reject).end();
  });

/** The limit of look-ups counts this machine's address, whatever it says of itself, and another machine's apart. */
async function expectClientAddresses({ address, must }: Pick<Host, "address" | "must">) {
  // The proxy of an earlier section has passed on the same address, whose minute must end first.
  while ((await lookUp(address, "203.0.113.255")) === 429) await pause(2_000);
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 31; n++) statuses.push(await lookUp(address, `203.0.113.${n}`));
  expect(statuses.at(-1)).toBe(429);
  const resolved = `--resolve ${hostName}:443:127.0.0.1 https://${hostName}${lookUpPath}`;
  const options = `--insecure --silent --output /dev/null --write-out %{http_code}`;
  const method = `--request ${api.openUniverse.method}`;
  expect(await must(`curl ${method} ${options} ${resolved}`)).toBe("404");
}

async function expectServed(on: Host, universeName: string) {
  const url = `https://${hostName}`;
  const cookies = await smokeJourney({ url, address: on.address, universeName });
  expect(cookies.map(({ secure, httpOnly }) => [secure, httpOnly])).toEqual([[true, true]]);
  const redirect = `curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}'`;
  const redirected = await on.must(
    `${redirect} --resolve ${hostName}:80:127.0.0.1 http://${hostName}/journal`,
  );
  expect(redirected).toMatch(/^30[18] https:\/\/mood\.localhost\/journal$/);
  await expectClientAddresses({ address: on.address, must: (script) => on.must(script) });
}

const listUniverses = (on: Host) =>
  on.must("cd /opt/mood-universe && sudo -u mood-universe npm run --silent universe -- list");

/** A certificate like that of Certbot, signed by nobody. */
const certificate = `
folder=/etc/letsencrypt/live/${hostName} && mkdir --parents $folder
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${hostName} \\
  -addext subjectAltName=DNS:${hostName} -keyout $folder/privkey.pem -out $folder/fullchain.pem 2>/dev/null`;

/** What an operator of the page has by then, or decides. */
const before: Record<string, (on: Host) => Promise<unknown>> = {
  nginx: (on) => on.must(`systemctl disable --now caddy${certificate}`),
};

/** What is true after the commands of a section. */
const after: Record<string, (on: Host) => Promise<void>> = {
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
  Caddy: (on) => expectServed(on, "Cygnus"),
  nginx: (on) => expectServed(on, "Draco"),
  Backups: async (on) => {
    const files = await on.must("ls /var/backups/mood-universe");
    expect(files.trim().split("\n").length).toBeGreaterThanOrEqual(1);
    expect(await on.must("systemctl is-active mood-universe-backup.timer")).toBe("active\n");
  },
  "Updates and rollback": async (on) => {
    const listed = await listUniverses(on);
    for (const universeName of ["Cygnus", "Draco"]) expect(listed).toContain(universeName);
  },
  PostgreSQL: async (on) => {
    const count = `sudo -u postgres psql --tuples-only --no-align --command 'select count(*) from users' mood-universe`;
    expect((await on.must(count)).trim()).toBe("2");
  },
  "Several processes": (on) => expectServed(on, "Gemini"),
};

describe("docs/hosting.md", () => {
  it(
    "holds on a fresh host, command by command",
    async ({ skip, annotate }) => {
      if (!host) return skip(`No command of docs/hosting.md was run. ${reason}`);
      const blocks = (await readHostingPage()).filter(({ runs }) => runs === "on the host");
      const sections = [...new Set(blocks.map(({ section }) => section))];
      expect(sections).toEqual(expect.arrayContaining([...Object.keys(before), ...Object.keys(after)]));
      for (const section of sections) {
        await before[section]?.(host);
        for (const { script } of blocks.filter((block) => block.section === section)) await host.must(script);
        await after[section]?.(host);
        await annotate(`${section}: as written`);
      }
    },
    longMs,
  );
});
