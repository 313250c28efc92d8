import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import fastify from "fastify";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "#domain/api.ts";
import { formHeader, sealedForm } from "#domain/records/changes.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { readChanges } from "../changes/read-changes.ts";
import { LimitOfEach } from "../limits/concurrency-limit.ts";
import type { Version } from "./body.ts";
import { sendList } from "./send-list.ts";
import { SlicedReplies } from "./sliced-replies.ts";

/** These and the bin are together more than what stays in memory. */
const stars = 2_500;
const inBin = 700;

let test: TestApp;
let url: string;
/** No test changes the stars of this person. */
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
  url = await test.app.listen({ host: "127.0.0.1", port: 0 });
  [ada, userId] = await addPerson();
});
afterAll(() => test.close());

async function addPerson(): Promise<[Visitor, string]> {
  const { visitor, user } = await signUp(test);
  const userId = user.id;
  const { db } = test.database;
  for (let from = 0; from < stars; from += 500) {
    const rows = Array.from({ length: 500 }, (_, at) =>
      makeStarRow({
        ...{ userId, id: `star-${String(from + at).padStart(4, "0")}`, x: (from + at) * 20, revision: 1 },
        timestamp: new Date(test.clock.now + ((from + at) % 100) * 1_000),
        note: randomBytes(1_500).toString("base64"),
        deletedAt: from + at < inBin ? new Date(test.clock.now + ((from + at) % 7)) : null,
      }),
    );
    await db.insertInto("mood_entries").values(rows).execute();
  }
  await db
    .updateTable("users")
    .set({ revision: 1, entryCount: stars - inBin })
    .where("id", "=", userId)
    .execute();
  return [visitor, userId];
}

const headersOf = (visitor: Visitor) => ({
  host: new URL(test.app.context.settings.publicUrl).host,
  cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  "accept-encoding": "identity",
});

/** Begins to read a reply over a socket, and reads no further than its headers. */
async function ask(path: string, visitor = ada): Promise<IncomingMessage> {
  const request = get(`${url}${path}`, { headers: headersOf(visitor), agent: false });
  const [response] = await once(request, "response");
  return response;
}

/** How many connections read the database, or hold what they have read; for SQLite, 1 stands for any number. */
async function countReading(): Promise<number> {
  const { db, readPool } = test.database;
  if (readPool) return readPool().used;
  // A checkpoint waits for those who read: here not at all.
  await sql`pragma busy_timeout = 0`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`pragma busy_timeout = 5000`.execute(db);
  return rows[0]?.busy ?? 1;
}

const decoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  identity: async (bytes) => bytes,
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
  zstd: promisify(zlib.zstdDecompress),
};

describe("a long list", () => {
  it.each(Object.keys(decoders))("is whole, sorted and in its form as %s", async (coding) => {
    const headers = { "accept-encoding": coding };
    const bodyOf = async (call: typeof api.listChanges | typeof api.listMoodEntries | typeof api.listBin) => {
      const { status, bytes } = await ada.call(call, { headers });
      expect(status).toBe(200);
      const body = JSON.parse(String(await decoders[coding]?.(bytes)));
      expect(call.replies[200].parse(body)).toEqual(body);
      return body;
    };
    const list = await bodyOf(api.listMoodEntries);
    expect(list).toHaveLength(stars - inBin);
    const keys = list.map((star: { timestamp: string; id: string }) => `${star.timestamp} ${star.id}`);
    expect(keys).toEqual(keys.toSorted());
    expect((await bodyOf(api.listChanges)).entries).toEqual(list);
    const bin: { id: string; deletedAt: string }[] = await bodyOf(api.listBin);
    expect(bin).toHaveLength(inBin);
    expect(bin.map(({ deletedAt }) => deletedAt)).toEqual(
      bin
        .map(({ deletedAt }) => deletedAt)
        .toSorted()
        .toReversed(),
    );
  });

  it("has the ETag of its coding, to which the server replies 304", async () => {
    const headers = { "accept-encoding": "br" };
    const { headers: sent } = await ada.call(api.listMoodEntries, { headers });
    const again = { ...headers, "if-none-match": String(sent.etag) };
    expect((await ada.call(api.listMoodEntries, { headers: again })).status).toBe(304);
  });

  it("is read a page at a time", async () => {
    let most = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        most = Math.max(most, result.rows.length);
        return result;
      },
    };
    const whole = await readChanges(test.database.db.withPlugin(counting), userId, null);
    let json = "";
    for await (const slice of whole?.slices(JSON.stringify) ?? []) json += slice;
    expect(JSON.parse(json).entries).toHaveLength(stars - inBin);
    expect(most).toBeLessThanOrEqual(200);
  });

  it("is of one moment, however slowly it is read", async () => {
    const [visitor, userId] = await addPerson();
    const response = await ask("/api/changes", visitor);
    const last = { userId, id: `star-${stars - 1}` };
    await test.database.db
      .updateTable("mood_entries")
      .set({ note: "Later", revision: 2 })
      .where("id", "=", last.id)
      .where("userId", "=", userId)
      .execute();
    await test.database.db.updateTable("users").set({ revision: 2 }).where("id", "=", userId).execute();
    const changes = JSON.parse(await text(response));
    expect(changes.revision).toBe(1);
    expect(changes.entries.some(({ note }: { note: string }) => note === "Later")).toBe(false);
  });

  it("holds nothing of the database while its reader takes nothing", async () => {
    const response = await ask("/api/mood-entries");
    response.pause();
    await expect.poll(countReading).toBe(0);
    expect(response.complete).toBe(false);
    expect(JSON.parse(await text(response))).toHaveLength(stars - inBin);
  });

  it("is made once for all who read it at the same time, and no more when they have left", async () => {
    const [one, other] = await Promise.all([ask("/api/mood-entries"), ask("/api/mood-entries")]);
    one.destroy();
    expect(JSON.parse(await text(other))).toHaveLength(stars - inBin);
  });
});

describe("of the lists of a person", () => {
  /** A server whose only call sends what `slices` yields. */
  async function serve(
    slices: () => AsyncIterable<string>,
    {
      open = new LimitOfEach({ maxRunning: 8, maxWaiting: 9 }),
      keptAs = null,
      later = {},
    }: { open?: LimitOfEach; keptAs?: string | null; later?: Partial<Version> } = {},
  ) {
    const replies = Object.assign(new SlicedReplies(), { open });
    const universe = {
      revision: 1,
      feedStart: 0,
      latestEntryAt: null,
      sealState: "open" as const,
      storedBytes: 0,
    };
    const session = {
      ...{ sid: "x", userId, universe, isFounding: false, isLimited: false, addsWaysInOnly: false },
      ...{ isReplaced: false, provedAt: null, isOpenedByName: true, scopes: null, administrator: null },
    };
    const server = fastify();
    server.get("/", ({ headers }, reply) =>
      sendList({ ...test.app.context, replies }, { session, headers }, reply, {
        read: async () => ({ universe: { ...universe, ...later }, slices }),
        keptAs,
      }),
    );
    return { server, at: await server.listen({ host: "127.0.0.1", port: 0 }) };
  }

  it("one whose words were sealed since its session was read has the form of what it sends", async () => {
    const one = async function* () {
      yield "[]";
    };
    const { server, at } = await serve(one, { later: { revision: 2, sealState: "sealing" } });
    const { headers } = await fetch(at);
    expect([headers.get(formHeader), headers.get("etag")]).toEqual([
      `${sealedForm}`,
      expect.stringContaining(`-2-${sealedForm}.`),
    ]);
    await server.close();
  });

  it.each(["identity", "br"])("one that fails in the middle breaks the connection as %s", async (coding) => {
    const { server, at } = await serve(async function* () {
      for (let slice = 0; slice < 30; slice++) yield randomBytes(50_000).toString("base64");
      throw new Error("The database is away.");
    });
    const request = get(at, { headers: { "accept-encoding": coding } });
    const [response] = await once(request, "response");
    expect(response.statusCode).toBe(200);
    await expect(text(response)).rejects.toThrow("aborted");
    await server.close();
  });

  it("one that failed is made anew for the next reader, while an earlier one has not noticed yet", async () => {
    let isBroken = true;
    // Before its first byte, an answer that fails would still become a whole one that says so.
    const begun = Promise.withResolvers<void>();
    const { server, at } = await serve(
      async function* () {
        yield "[";
        if (isBroken) {
          for (let slice = 0; slice < 200; slice++) yield randomBytes(50_000).toString("base64");
          await begun.promise;
          isBroken = false;
          throw new Error("The database is away.");
        }
        yield "]";
      },
      { keptAs: "a list" },
    );
    const request = get(at, { headers: { "accept-encoding": "identity" } });
    const [early] = await once(request, "response");
    early.pause().on("error", () => {});
    begun.resolve();
    await expect.poll(() => isBroken).toBe(false);
    await expect
      .poll(async () => {
        const late = await fetch(at, { headers: { "accept-encoding": "identity" } });
        return [late.status, await late.text()];
      })
      .toEqual([200, "[]"]);
    expect(early.complete).toBe(false);
    early.destroy();
    await server.close();
  });

  it("one of the bin waits for its turn as any other, although no star is in the sky", async () => {
    const [visitor, userId] = await addPerson();
    await test.database.db.updateTable("users").set({ entryCount: 0 }).where("id", "=", userId).execute();
    const inTurn = vi.spyOn(test.app.context.replies, "makeLong");
    expect((await visitor.call(api.listBin)).body).toHaveLength(inBin);
    expect(inTurn).toHaveBeenCalledOnce();
    inTurn.mockRestore();
  });

  it("some are sent at once, and the next begin when they have ended", async () => {
    const gates: (() => void)[] = [];
    const { server, at } = await serve(
      async function* () {
        await new Promise<void>((open) => gates.push(open));
        yield "[]";
      },
      { open: new LimitOfEach({ maxRunning: 2, maxWaiting: 1 }) },
    );
    const answers = [fetch(at), fetch(at), fetch(at), fetch(at)];
    // Nothing else is answered before a gate opens.
    const refused = await Promise.race(answers);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
    await expect.poll(() => gates).toHaveLength(2);
    gates[0]?.();
    await expect.poll(() => gates).toHaveLength(3);
    for (const open of gates) open();
    const sent = (await Promise.all(answers)).filter((answer) => answer !== refused);
    expect(await Promise.all(sent.map((answer) => answer.json()))).toEqual([[], [], []]);
    await server.close();
  });
});
