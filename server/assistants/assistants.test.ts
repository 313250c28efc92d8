import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TokenScope } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import { tools } from "#domain/assistants/tools.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeFeeling, makeReading, makeTag, makeTracker } from "../../testing/make.ts";
import { bearer, programOf, tokenOf } from "../../testing/tokens.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let address: string;
beforeAll(async () => {
  test = await openTestApp({ cooldownMs: 0 });
  address = await test.app.listen({ host: "127.0.0.1", port: 0 });
  ada = await writeJournal("Andromeda");
});
afterAll(() => test.close());

const canary = "kestrel";
const words = new RegExp(canary, "i");

/** Six weeks in which every other day has a tag and is brighter, and words of the person in every place for words. */
async function writeJournal(universeName: string) {
  const visitor = test.visitor();
  await visitor.call(api.createUniverse, { body: { universeName, userName: "Ada" } });
  const put = async (
    call: typeof api.putTag | typeof api.putTracker | typeof api.putFeeling,
    body: object,
  ) => {
    const id = crypto.randomUUID();
    const { status, text } = await visitor.call(call, { params: { id }, body });
    expect([status, text]).toEqual([201, text]);
    return id;
  };
  const tag = await put(api.putTag, makeTag({ name: `${canary} walk` }));
  const tracker = await put(api.putTracker, makeTracker({ name: `${canary} tea`, unit: canary }));
  const feeling = await put(api.putFeeling, makeFeeling({ name: `${canary} calm` }));
  for (let day = 0; day < 42; day++) {
    const date = new Date(test.clock.now - (42 - day) * 86_400_000).toISOString();
    const isGood = day % 2 === 0;
    const star = {
      ...{
        emotion: day === 0 ? feeling : isGood ? "joy" : "sadness",
        intensity: 7,
        timestamp: date,
        utcOffset: 0,
        timeZone: "UTC",
      },
      ...{ tags: isGood ? [tag] : [], note: `A ${canary} on day ${day}` },
    };
    const added = await visitor.call(api.createMoodEntry, { body: makeEntry(star) });
    expect([added.status, added.text]).toEqual([201, added.text]);
    const params = { trackerId: tracker, at: date.slice(0, 10) };
    const stored = await visitor.call(api.putReading, { params, body: makeReading({ value: 2 }) });
    expect([stored.status, stored.text]).toEqual([201, stored.text]);
  }
  return visitor;
}

/** An assistant that speaks the protocol by its own library. */
async function assistantWith(...scopes: TokenScope[]) {
  const { token } = await tokenOf(ada, scopes);
  const client = new Client({ name: "test", version: "1" });
  const url = new URL(api.askAsAssistant.path, address);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: bearer(token) } }));
  return client;
}

async function ask(client: Client, name: keyof typeof tools, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { isError: isError === true, text: first?.text ?? "" };
}

const json = async (...asked: Parameters<typeof ask>) => {
  const { isError, text } = await ask(...asked);
  expect([isError, text]).toEqual([false, text]);
  return JSON.parse(text);
};

describe("an assistant with the scope moods:read", () => {
  it("is told of tools that read, and of nothing else", async () => {
    const client = await assistantWith("moods:read");
    const { tools: listed } = await client.listTools();
    expect(listed.map(({ name }) => name)).toEqual(Object.keys(tools));
    expect(listed.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    await client.close();
  });

  it("finds stars, days, months and insights, without a word of the person", async () => {
    const client = await assistantWith("moods:read");
    const { found, stars } = await json(client, "find_stars", { limit: 2, feelings: ["joy"] });
    expect([found, stars.length, stars[0].feelings[0]]).toEqual([
      20,
      2,
      { id: "joy", name: "Joy", family: "love", intensity: 7 },
    ]);
    const day = await json(client, "get_day", { date: stars[0].at.slice(0, 10) });
    expect([day.stars.length, day.measured[0].value]).toEqual([1, 2]);
    const month = await json(client, "get_month", { month: day.date.slice(0, 7) });
    expect(month.daysWithStar).toBeGreaterThan(0);
    const insights = await json(client, "get_insights");
    expect(insights.lately[0].says).not.toBe("");
    for (const said of [stars, day, month, insights]) expect(JSON.stringify(said)).not.toMatch(words);
    await client.close();
  });

  it("cannot look for words", async () => {
    const client = await assistantWith("moods:read");
    const { isError, text } = await ask(client, "find_stars", { words: canary });
    expect([isError, text]).toEqual([
      true,
      "This access token cannot read words, so it cannot look for any.",
    ]);
    await client.close();
  });

  it("is told what is wrong with what it asks", async () => {
    const client = await assistantWith("moods:read");
    for (const [tool, input] of [
      ["get_day", { date: "2026-02-30" }],
      ["get_day", {}],
      ["get_month", { month: "2026-13" }],
      ["find_stars", { limit: 101 }],
      ["find_stars", { note: "with" }],
    ] as const)
      expect(await ask(client, tool, input).catch(() => ({ isError: true }))).toMatchObject({
        isError: true,
      });
    await client.close();
  });
});

it("an assistant that may read words finds notes by them, and insights name tags", async () => {
  const client = await assistantWith("moods:read", "words:read");
  const { found, stars } = await json(client, "find_stars", { words: `${canary} on day 41` });
  expect([found, stars[0].note]).toEqual([1, `A ${canary} on day 41`]);
  expect(JSON.stringify(await json(client, "get_insights"))).toContain(`${canary} walk`);
  await client.close();
});

it("only a program with a token and its scope is served", async () => {
  const hello = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const headers = { accept: "application/json, text/event-stream" };
  expect((await ada.call(api.askAsAssistant, { body: hello, headers })).status).toBe(401);
  expect((await test.visitor().call(api.askAsAssistant, { body: hello, headers })).status).toBe(401);
  const writer = programOf(test, (await tokenOf(ada, ["moods:write", "words:read"])).token);
  expect((await writer.call(api.askAsAssistant, { body: hello, headers })).status).toBe(403);
  const { token } = await tokenOf(ada, ["moods:read"]);
  /** The library answers in its own form. */
  const send = async (method: string, body?: unknown) => {
    const json = {
      ...headers,
      ...bearer(token),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const sent = { method, headers: json, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await fetch(new URL(api.askAsAssistant.path, address), sent)).status;
  };
  expect(await send("POST", hello)).toBe(200);
  expect([await send("GET"), await send("DELETE")]).toEqual([405, 405]);
  for (const body of [
    {},
    { jsonrpc: "2.0" },
    { jsonrpc: "1.0", id: 1, method: "tools/list" },
    [1],
    "tools/list",
  ])
    expect([body, await send("POST", body)]).toEqual([body, 400]);
});
