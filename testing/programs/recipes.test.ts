/** Runs each recipe of docs/programs.md, as the page has it, against a real server. */

import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { commandWith } from "../../client/programs/try-it.ts";
import type { TokenScope } from "../../domain/accounts/tokens.ts";
import { findPython } from "../../tools/setup/programs.mjs";
import { ServerProcess } from "../server-process.ts";
import { codeIn, notebookCode, sectionOf, shortcutIn } from "./document.ts";

const tracker = "0d5a4c6e-0000-4000-8000-000000000001";
const canary = "a word that is nobody’s business";

let dataDir: string;
let server: ServerProcess;
let folder: string;
let cookie: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mood-universe-programs-"));
  server = new ServerProcess(dataDir, { COOLDOWN_SECONDS: "0", RATE_LIMITS: "off" });
  await server.start();
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Each recipe has a universe, and a folder in which it runs.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mood-universe-recipe-"));
  cookie = "";
  await call("POST", "/api/users", { universeName: `Recipes ${randomUUID()}`.slice(0, 30), userName: "Ada" });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A call of the person, in their browser. */
// biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects.
async function call(method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(server.url + path, {
    method,
    headers: { Origin: server.url, Cookie: cookie, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
  if (set.length > 0) cookie = set.join("; ");
  return response.status === 204 ? null : response.json();
}

const makeToken = async (...scopes: TokenScope[]): Promise<string> =>
  (await call("POST", "/api/account/tokens", { name: "Recipe", scopes })).token;

const values = (token: string) => ({
  ...{ "https://mood.example.org": server.url, mu_YOUR_TOKEN: token, YOUR_TRACKER: tracker },
});

const addStar = (emotion: string, note: string, timestamp: string) =>
  call("POST", "/api/mood-entries", { emotion, intensity: 4, note, timestamp });

const addTracker = () =>
  call("PUT", `/api/trackers/${tracker}`, {
    ...{ name: `Sleep, ${canary}`, kind: "duration", ask: "morning", perDay: "one" },
    ...{ isArchived: false, position: 0 },
  });

/** What a program prints that runs in the folder of the test. It throws what the program says when it fails. */
const outputOf = (program: string, code: string): string =>
  execFileSync(program, ["-"], { cwd: folder, input: code, encoding: "utf8" });

/** Installed by `tools/setup/`, with all other programs of the tests. */
function python(): string {
  const found = findPython();
  if (!found) throw new Error("There is no python3 with the packages jinja2 and yaml.");
  return found;
}

test("the command that the page shows with a new token reads moods without a word, until the token is revoked", async () => {
  await addStar("serenity", canary, "2026-03-10T08:00:00Z");
  const token = await makeToken("moods:read");
  const read = () => outputOf("bash", `${commandWith(token, server.url)} -sS -w ' %{http_code}'`);
  expect(read()).toMatch(/"emotion":"serenity".* 200$/s);
  expect(read()).not.toContain(canary);
  const { tokens } = await call("GET", "/api/account/tokens");
  await call("DELETE", `/api/account/tokens/${tokens[0].id}`);
  expect(read()).toMatch(/token-unknown.* 401$/s);
});

test("curl reads stars, asks again only for what is new, and adds a star and a reading", async () => {
  await addTracker();
  await addStar("hope", canary, "2026-03-10T08:00:00Z");
  const token = await makeToken("moods:read", "moods:write", "readings:write");
  const section = await sectionOf("## With curl", values(token));
  const [setUp = "", ...recipes] = codeIn(section, "sh");
  const bash = (recipe = "") => outputOf("bash", `set -euo pipefail\n${setUp}${recipe}`);
  const [all, ifNew, star, reading] = recipes;
  expect(recipes).toHaveLength(4);

  const read = bash(all);
  expect(JSON.parse(read)).toMatchObject([{ emotion: "hope", intensity: 4 }]);
  expect(read).not.toContain(canary);

  const stars = () => readFile(join(folder, "stars.json"), "utf8");
  bash(ifNew);
  expect(JSON.parse(await stars())).toHaveLength(1);
  await writeFile(join(folder, "stars.json"), "as it was");
  bash(ifNew);
  expect(await stars()).toBe("as it was");

  const added = JSON.parse(bash(star));
  expect(JSON.parse(bash(star)).id).toBe(added.id);
  bash(ifNew);
  expect(JSON.parse(await stars())).toMatchObject([{ emotion: "hope" }, { emotion: "joy", intensity: 7 }]);

  expect(JSON.parse(bash(reading))).toMatchObject({ trackerId: tracker, at: "2026-11-26", value: 465 });
});

type House = {
  readonly states: Readonly<Record<string, string>>;
  readonly runs: readonly { readonly alias: string }[];
};

async function askHomeAssistant(token: string): Promise<House> {
  const section = await sectionOf("## Home Assistant", values(token));
  const [secrets = "", configuration = "", automations = ""] = codeIn(section, "yaml");
  const program = join(import.meta.dirname, "home_assistant.py");
  const input = JSON.stringify({ secrets, configuration, automations });
  return JSON.parse(execFileSync(python(), [program], { input, encoding: "utf8" })) as House;
}

test("Home Assistant has sensors for an empty sky and for the last star, and a kind light after a hard one", async () => {
  const token = await makeToken("moods:read");
  const empty = { "sensor.mood": "none", "sensor.mood_strength": "0", "sensor.mood_stars": "0" };
  expect(await askHomeAssistant(token)).toEqual({ states: empty, runs: [] });

  await addStar("joy", canary, "2026-03-10T08:00:00Z");
  expect(await askHomeAssistant(token)).toMatchObject({ states: { "sensor.mood": "joy" }, runs: [] });

  await addStar("grief", canary, "2026-03-11T08:00:00Z");
  expect(await askHomeAssistant(token)).toMatchObject({
    states: { "sensor.mood": "grief", "sensor.mood_strength": "4", "sensor.mood_stars": "2" },
    runs: [{ alias: "A warm light after a hard feeling" }],
  });
});

async function runShortcut(heading: string, token: string): Promise<Response> {
  const { url, method, headers, body } = shortcutIn(await sectionOf(heading, values(token)));
  return fetch(url, { method, headers, body: JSON.stringify(body) });
}

test("a shortcut adds a star, with a token that sees no other", async () => {
  await addStar("hope", canary, "2026-03-10T08:00:00Z");
  const token = await makeToken("moods:write");
  expect((await runShortcut("### Add a star", token)).status).toBe(201);
  expect(await call("GET", "/api/mood-entries")).toMatchObject([
    { emotion: "hope" },
    { emotion: "serenity", intensity: 6, note: "Said to my phone, in the dark" },
  ]);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await fetch(`${server.url}/api/mood-entries`, { headers })).status).toBe(403);
});

test("a shortcut adds last night’s sleep, and the last write of a day counts", async () => {
  await addTracker();
  const token = await makeToken("readings:write");
  for (const status of [201, 200])
    expect((await runShortcut("### Add last night's sleep", token)).status).toBe(status);
  const { readings } = await call("GET", "/api/changes");
  expect(readings).toMatchObject([{ trackerId: tracker, first: "2026-11-26", values: [465] }]);
});

test.for([
  [["moods:read"], false],
  [["moods:read", "words:read"], true],
] as const)("the notebook reads everything with %j, and words: %j", async ([scopes, hasWords]) => {
  await addTracker();
  await addStar("hope", canary, "2026-03-10T08:00:00Z");
  await addStar("hope", canary, "2026-02-20T08:00:00Z");
  for (const [day, value] of [
    ["2026-03-10", 400],
    ["2026-03-13", 500],
  ])
    await call("PUT", `/api/readings/${tracker}/${day}`, { value });
  const code = await notebookCode(values(await makeToken(...scopes)));
  const printed = outputOf(python(), code);
  expect(printed).toContain("2 stars, 0 tags, 1 trackers");
  expect(printed).toMatch(/2 readings, 450\.0 on average/);
  expect(printed).toMatch(/hope +\*\* 2/);
  const stars = await readFile(join(folder, "stars.csv"), "utf8");
  const readings = await readFile(join(folder, "readings.csv"), "utf8");
  expect(readings).toMatch(/,2026-03-10,400\r\n.*,2026-03-13,500\r\n$/);
  expect(stars.split("\r\n")).toHaveLength(4);
  expect([stars, readings, printed].map((text) => text.includes(canary))).toEqual([
    hasWords,
    hasWords,
    hasWords,
  ]);
});

test("a webhook is believed if the server signed it just now, and not otherwise", async () => {
  const secret = `whsec_${randomBytes(24).toString("base64")}`;
  const [code = ""] = codeIn(await sectionOf("## Webhooks", { whsec_YOUR_SECRET: secret }), "python");
  const body = JSON.stringify({
    type: "star.created",
    timestamp: "2026-03-10T08:00:00Z",
    data: { note: "ñ" },
  });
  const message = (by: string, at = new Date()) => ({
    headers: {
      ...{ "webhook-id": "msg_1", "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)) },
      "webhook-signature": `v1,an-older-secret ${new Webhook(by).sign("msg_1", at, body)}`,
    },
    body,
  });
  const other = `whsec_${randomBytes(24).toString("base64")}`;
  const messages = [
    message(secret),
    message(other),
    message(secret, new Date(Date.now() - 600_000)),
    { ...message(secret), body: body.replace("created", "removed") },
  ];
  const reader = `
for one in json.loads(${JSON.stringify(JSON.stringify(messages))}):
    message = read(one["headers"], one["body"].encode())
    print(message and message["type"])
`;
  expect(outputOf(python(), code + reader)).toBe("star.created\nNone\nNone\nNone\n");
});

test("an assistant with the settings of the page asks for a month, and hears no word", async () => {
  await addStar("hope", canary, "2026-03-10T08:00:00Z");
  const section = await sectionOf("## An assistant", values(await makeToken("moods:read")));
  const [settings = ""] = codeIn(section, "json");
  const { url, headers } = JSON.parse(settings).mcpServers["mood-universe"];
  const assistant = new Client({ name: "recipe", version: "1" });
  await assistant.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  const asked = { name: "get_month", arguments: { month: "2026-03" } };
  const heard = JSON.stringify(await assistant.callTool(asked));
  await assistant.close();
  expect(heard).toContain("Hope");
  expect(heard).not.toContain(canary);
});
