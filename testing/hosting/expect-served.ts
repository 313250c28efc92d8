/** What must be true of the product behind a proxy, whichever it is. */

import { setTimeout as pause } from "node:timers/promises";
import type { Cookie } from "@playwright/test";
import { expect } from "vitest";
import { api } from "#domain/api.ts";
import { type Host, hostName } from "./host.ts";
import { smokeJourney } from "./smoke.ts";
import { sendThrough } from "./through-proxy.ts";

const lookUpPath = api.openUniverse.path.replace(/:\w+/, "Nobody");

/** The status of a look-up by name through the proxy, with an address that the client has invented. */
const lookUp = ({ address }: Host, invented: string) =>
  sendThrough(address, {
    ...{ path: lookUpPath, method: api.openUniverse.method, headers: { "x-forwarded-for": invented } },
  });

/** The limit of look-ups counts this machine's address, whatever it says of itself, and another machine's apart. */
async function expectClientAddresses(on: Host) {
  // The proxy of an earlier section has passed on the same address, whose minute must end first.
  while ((await lookUp(on, "203.0.113.255")) === 429) await pause(2_000);
  const statuses: (number | undefined)[] = [];
  for (let n = 0; n < 31; n++) statuses.push(await lookUp(on, `203.0.113.${n}`));
  expect(statuses.at(-1)).toBe(429);
  const resolved = `--resolve ${hostName}:443:127.0.0.1 https://${hostName}${lookUpPath}`;
  const options = `--insecure --silent --output /dev/null --write-out %{http_code}`;
  const method = `--request ${api.openUniverse.method}`;
  expect(await on.must(`curl ${method} ${options} ${resolved}`)).toBe("404");
}

/** URLs contain names, and a proxy that reaches no process has something to log. */
async function expectNoUrlsInLogs(on: Host) {
  const listed = await on.must("systemctl list-units --plain --no-legend 'mood-universe@*'");
  const units = [...listed.matchAll(/^\S+/gm)].join(" ");
  await on.must(`systemctl stop ${units}`);
  expect([502, 503]).toContain(await lookUp(on, "203.0.113.255"));
  const logs = await on.must(
    "journalctl --no-pager --output cat --unit caddy --unit nginx; cat /var/log/nginx/* 2>/dev/null || true",
  );
  expect(logs).not.toContain(lookUpPath);
  await on.must(`systemctl start ${units}`);
  for (const [, port] of units.matchAll(/@(\d+)/g)) await on.waitUntilReady(Number(port));
}

/** Returns the cookies of the person who was served. */
export async function expectServed(on: Host, universeName: string): Promise<Cookie[]> {
  const url = `https://${hostName}`;
  const cookies = await smokeJourney({ url, address: on.address, universeName });
  expect(cookies.map(({ secure, httpOnly }) => [secure, httpOnly])).toEqual([[true, true]]);
  const redirect = `curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}'`;
  const redirected = await on.must(
    `${redirect} --resolve ${hostName}:80:127.0.0.1 http://${hostName}/journal`,
  );
  expect(redirected).toMatch(/^30[18] https:\/\/mood\.localhost\/journal$/);
  await expectClientAddresses(on);
  await expectNoUrlsInLogs(on);
  return cookies;
}
