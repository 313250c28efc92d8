import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TokenScope } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { importAll, makeEntries } from "../../testing/imports.ts";
import { makeEntry, makeReading, makeTag, makeTracker, signUp } from "../../testing/make.ts";
import { sealUniverse } from "../../testing/seal.ts";
import { programOf, tokenOf } from "../../testing/tokens.ts";
import type { Answer } from "../../testing/visitor.ts";
import type { Session } from "../sessions/session.ts";
import { withholdWords } from "./withhold-words.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const word = "canary";
const everything = ["moods:read", "moods:write", "readings:write"] as const;
const withWords = [...everything, "words:read"] as const;

/** A person with a star, a tag and a tracker, whose words are the canary, and a program. */
async function open(scopes: readonly TokenScope[] = everything) {
  const { visitor, user } = await signUp(test);
  const tag = { id: crypto.randomUUID() };
  await visitor.call(api.putTag, { params: tag, body: makeTag({ name: word }) });
  const tracker = { id: crypto.randomUUID() };
  await visitor.call(api.putTracker, { params: tracker, body: makeTracker({ name: word, unit: word }) });
  const star = (
    await visitor.call(api.createMoodEntry, { body: makeEntry({ note: `A ${word}`, tags: [tag.id] }) })
  ).body as { id: string; revision: number };
  const program = async (asked: readonly TokenScope[]) =>
    programOf(test, (await tokenOf(visitor, asked)).token);
  return { visitor, user, tag, tracker, star, program, reader: await program(scopes) };
}

const hasWords = ({ text }: Answer) => text.includes(word);
const ifMatch = (revision: number) => ({ "if-match": `"${revision}"` });

describe("a program that may not read words", () => {
  it("gets everything else of a journal: what was felt, when, and which stars share a tag", async () => {
    const { reader, visitor, tag } = await open();
    const own = (await visitor.call(api.listChanges)).body;
    const { body } = await reader.call(api.listChanges);
    expect(body.entries).toEqual([{ ...own.entries[0], note: null, tags: [tag.id] }]);
    expect(body.tags).toEqual([{ ...own.tags[0], name: null }]);
    expect(body.trackers).toMatchObject([{ name: null, unit: null, lowLabel: null, highLabel: null }]);
    expect(body.trackers[0].kind).toBe(own.trackers[0].kind);
  });

  it("gets no word of a correction, neither of its own nor of one that somebody else was faster with", async () => {
    const { reader, star } = await open();
    const correct = (body: Record<string, unknown>, revision: number) =>
      reader.call(api.updateMoodEntry, { params: star, headers: ifMatch(revision), body });
    const corrected = await correct({ intensity: 3 }, star.revision);
    const late = await correct({ intensity: 4 }, star.revision);
    expect([corrected, late].map((one) => [one.status, hasWords(one)])).toEqual([
      [200, false],
      [412, false],
    ]);
    expect([corrected.body, late.body.entry]).toMatchObject([
      { id: star.id, intensity: 3, note: null },
      { id: star.id, intensity: 3, note: null },
    ]);
  });

  it("gets no word from the bin, and none of a star that it takes out of it", async () => {
    const { reader, star } = await open();
    await reader.call(api.binMoodEntry, { params: star });
    const answers = [
      await reader.call(api.listBin),
      await reader.call(api.restoreMoodEntry, { params: star }),
    ];
    expect(answers.map((one) => [one.status, hasWords(one)])).toEqual([
      [200, false],
      [200, false],
    ]);
  });

  it("gets no word from a reply that was stored for a person's retry, nor from its own", async () => {
    const { reader, visitor } = await open();
    const [body, headers] = [makeEntry({ note: word }), { "idempotency-key": crypto.randomUUID() }];
    const first = await visitor.call(api.createMoodEntry, { body, headers });
    const again = await reader.call(api.createMoodEntry, { body, headers });
    expect([first, again].map((one) => [one.status, hasWords(one)])).toEqual([
      [201, true],
      [201, false],
    ]);
    expect(again.body).toEqual({ ...first.body, note: null });
  });

  it.each([
    ["identity", (bytes: Buffer) => bytes],
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])(
    "gets no list that was kept for a person, nor a person one of a program, with the coding %s",
    async (coding, decode) => {
      const { reader, visitor } = await open();
      await importAll(visitor, makeEntries(20, { note: `More of the ${word}` }));
      const headers = { "accept-encoding": coding };
      for (const call of [api.listMoodEntries, api.listChanges] as const) {
        const answers = [];
        for (const who of [reader, visitor, reader, visitor]) answers.push(await who.call(call, { headers }));
        const had = answers.map(({ bytes }) => decode(bytes).includes(word));
        expect(had).toEqual([false, true, false, true]);
      }
    },
  );

  it("gets a list that is too long for memory without a word, in slices", async () => {
    const { reader, visitor } = await open();
    await importAll(visitor, makeEntries(700, { note: `${word} `.repeat(280) }));
    const answer = await reader.call(api.listChanges);
    expect([answer.body.entries.length, hasWords(answer)]).toEqual([701, false]);
    expect((await visitor.call(api.listChanges)).text.length).toBeGreaterThan(1_000_000);
  });

  it("gets what changed since a revision without a word", async () => {
    const { reader, visitor, star, tracker } = await open();
    const { revision } = (await reader.call(api.listChanges)).body;
    await visitor.call(api.updateMoodEntry, {
      ...{ params: star, headers: ifMatch(star.revision), body: { note: `Another ${word}` } },
    });
    const reading = { trackerId: tracker.id, at: "2026-03-12" };
    await reader.call(api.putReading, { params: reading, body: makeReading() });
    const answer = await reader.call(api.listChanges, { query: { since: String(revision) } });
    expect([answer.body.isWhole, answer.body.entries.length, answer.body.readings.length]).toEqual([
      false,
      1,
      1,
    ]);
    expect(hasWords(answer)).toBe(false);
  });

  it("gets no sealed words either, which only a program that may read words gets", async () => {
    const { reader, visitor, program } = await open();
    const words = await program(withWords);
    await sealUniverse(visitor);
    for (const call of [api.listChanges, api.listMoodEntries] as const) {
      const [without, withThem] = [await reader.call(call), await words.call(call)];
      expect([without, withThem].map(({ text }) => /sealed|nameKey/.test(text))).toEqual([false, true]);
      expect(hasWords(withThem)).toBe(false);
    }
  });
});

describe("a program's ETag", () => {
  it("is not that of a reader with words, so that neither takes the rows of the other for its own", async () => {
    const { reader, visitor, program } = await open();
    const words = await program(withWords);
    for (const call of [api.listChanges, api.listMoodEntries] as const) {
      const etags = [];
      for (const who of [visitor, words, reader]) etags.push(String((await who.call(call)).headers.etag));
      const [person = "", withThem, without = ""] = etags;
      expect(withThem).toBe(person);
      const ask = async (who: typeof reader, etag: string) =>
        (await who.call(call, { headers: { "if-none-match": etag } })).status;
      expect([await ask(reader, person), await ask(visitor, without)]).toEqual([200, 200]);
      expect([await ask(reader, without), await ask(visitor, person)]).toEqual([304, 304]);
    }
  });

  it("tells that rows lack words which it may read since, so that it gets all of them again", async () => {
    const { reader, program } = await open();
    const { body, headers } = await reader.call(api.listChanges);
    const words = await program(withWords);
    const again = await words.call(api.listChanges, {
      query: { since: String(body.revision) },
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.body.isWhole, hasWords(again)]).toEqual([true, true]);
  });
});

it("a program that may read words gets what its person gets", async () => {
  const { visitor, reader } = await open(withWords);
  expect((await reader.call(api.listChanges)).body).toEqual((await visitor.call(api.listChanges)).body);
});

it("bytes of which nobody knows what they say are not sent to a program that may not read words", async () => {
  const server = fastify();
  server.decorateRequest("session", null);
  server.addHook("onRequest", (request, _reply, done) => {
    const scopes = request.url === "/with" ? withWords : everything;
    request.session = { scopes } as unknown as Session;
    done();
  });
  withholdWords(server);
  for (const path of ["/with", "/without"])
    server.get(path, (_request, reply) => reply.send(Buffer.from(word)));
  const bodies = [await server.inject("/with"), await server.inject("/without")];
  expect(bodies.map(({ statusCode, body }) => [statusCode, body.includes(word)])).toEqual([
    [200, true],
    [500, false],
  ]);
});
