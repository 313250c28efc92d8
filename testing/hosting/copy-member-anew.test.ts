import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

const script = join(import.meta.dirname, "../../hosting/copy-member-anew");

const asks = "LOG:  started streaming WAL from primary at 0/9000000 on timeline 17";
const removed = "requested WAL segment 000000110000000000000009 has already been removed";
const lacks = `FATAL:  could not receive data from WAL stream: ERROR:  ${removed}`;

let patroni: Server;
let folder: string;
let config: string;
let asked: string[] = [];
let status = 200;

beforeAll(async () => {
  patroni = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end("the reply of Patroni");
  }).listen(0, "127.0.0.1");
  await once(patroni, "listening");
  folder = await mkdtemp(join(tmpdir(), "mood-universe-test-"));
  config = join(folder, "config.yml");
  const address = `127.0.0.1:${(patroni.address() as AddressInfo).port}`;
  const restapi = `restapi:\n  listen: 127.0.0.1:1\n  connect_address: ${address}\n`;
  await writeFile(config, `name: member-1\n${restapi}postgresql:\n  connect_address: 127.0.0.1:2\n`);
});
afterAll(async () => {
  patroni.close();
  await rm(folder, { recursive: true });
});

/** What the script asks Patroni for when the member's log has these lines. */
async function look(log: readonly string[], reply = 200) {
  [asked, status] = [[], reply];
  const run = spawn(script, [config]);
  run.stdin.end(log.map((line) => `2026-11-27 12:29:43.116 UTC [29989] ${line}\n`).join(""));
  const [said, [exitCode]] = await Promise.all([text(run.stdout), once(run, "close")]);
  return { asked, said, exitCode };
}

test("a member whose leader no longer keeps what it lacks is copied anew", async () => {
  const done = await look([
    asks,
    lacks,
    asks,
    lacks,
    "LOG:  waiting for WAL to become available at 0/9002000",
  ]);
  expect(done).toMatchObject({ asked: ["POST /reinitialize"], exitCode: 0 });
  expect(done.said).toContain("it is copied anew");
});

test.each([
  ["a quiet member", []],
  ["a member that follows", [asks]],
  ["a member that follows after all", [asks, lacks, asks]],
  ["a member that was copied a moment ago", [lacks, "INFO: replica has been created using basebackup"]],
  ["a leader that another member asks", [`ERROR:  ${removed}`]],
  ["a member that does not reach its leader", ["FATAL:  could not connect to the primary server"]],
])("%s is left alone", async (_, log) => {
  expect(await look(log)).toEqual({ asked: [], said: "", exitCode: 0 });
});

test("the reason for which Patroni refuses is said, and the unit fails", async () => {
  const refused = await look([asks, lacks], 503);
  expect(refused.exitCode).not.toBe(0);
  expect(refused.said).toContain("the reply of Patroni");
});
