import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { Changes } from "#domain/records/changes.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeTag, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const ids = Array.from({ length: 4 }, () => randomUUID());
const id = fc.constantFrom(...ids);
const step = fc.oneof(
  fc.record({
    call: fc.constant("put" as const),
    id,
    name: fc.constantFrom("work", "Work", "home", "friends"),
  }),
  fc.record({ call: fc.constant("delete" as const), id }),
  fc.record({ call: fc.constant("merge" as const), id, into: id }),
  fc.record({ call: fc.constant("star" as const), tags: fc.uniqueArray(id) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function send(ada: Visitor, sent: Step) {
  if (sent.call === "put")
    return ada.call(api.putTag, { params: sent, body: makeTag({ name: sent.name, kind: "other" }) });
  if (sent.call === "delete") return ada.call(api.deleteTag, { params: sent });
  if (sent.call === "merge") return ada.call(api.mergeTags, { params: sent, body: { into: sent.into } });
  return ada.call(api.createMoodEntry, { body: makeEntry({ tags: sent.tags }) });
}

const read = async (ada: Visitor, since?: number): Promise<Changes> =>
  (await ada.call(api.listChanges, { query: since === undefined ? {} : { since: `${since}`, form: "1" } }))
    .body;

/** A change has the next revision, and the feed has rows only for a change. */
async function expectOneRevision(ada: Visitor, before: number) {
  const { revision, entries, tags, removed } = await read(ada, before);
  const changed = entries.length + tags.length + removed.tags.length + removed.entries.length;
  expect(revision).toBe(before + (changed > 0 ? 1 : 0));
  for (const row of [...entries, ...tags]) expect(row.revision).toBe(revision);
  return revision;
}

function expectValid({ entries, tags, revision }: Changes) {
  const known = new Set(tags.map((tag) => tag.id));
  expect(new Set(tags.map(({ name }) => name.toLowerCase())).size).toBe(tags.length);
  for (const entry of entries) {
    expect(new Set(entry.tags).size).toBe(entry.tags.length);
    for (const tag of entry.tags) expect(known).toContain(tag);
    expect(entry.revision).toBeLessThanOrEqual(revision);
  }
}

it("no sequence of calls gives a star a tag twice or one that is missing, and each change is one revision", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { visitor: ada } = await signUp(test);
      let revision = 0;
      for (const sent of steps) {
        const first = await send(ada, sent);
        expect(first.status).toBeLessThan(500);
        revision = await expectOneRevision(ada, revision);
        expectValid(await read(ada));
        if (sent.call === "star") continue;
        const again = await send(ada, sent);
        const isRepeated = first.status === 201 ? again.status === 200 : again.status === first.status;
        expect([sent, first.status, again.status, isRepeated]).toEqual([
          sent,
          first.status,
          again.status,
          true,
        ]);
        expect(again.text).toBe(first.text);
        expect((await read(ada)).revision).toBe(revision);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
