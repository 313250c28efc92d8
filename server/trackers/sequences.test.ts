import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import { changesSchema } from "#domain/records/changes.ts";
import { readingId } from "#domain/records/reading/reading.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeReading, makeTracker, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const tracker = fc.nat(1);
const at = fc.constantFrom("2026-03-10", "2026-03-11");
const step = fc.oneof(
  fc.record({ call: fc.constant("put tracker" as const), tracker, isArchived: fc.boolean() }),
  fc.record({ call: fc.constant("remove tracker" as const), tracker }),
  fc.record({ call: fc.constant("put" as const), tracker, at, value: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ call: fc.constant("remove" as const), tracker, at }),
  fc.record({ call: fc.constant("follow" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function read(ada: Visitor, known: Universe | null): Promise<Universe> {
  const query = known ? { since: `${known.revision}` } : {};
  const { body } = await ada.call(api.listChanges, { query });
  return applyChanges(known, changesSchema.parse(body));
}

/** What the calls leave, by the rules of the design alone. */
class Model {
  readonly trackers = new Map<string, "there" | "gone">();
  readonly readings = new Map<string, number>();

  take(sent: Step, trackerId: string) {
    const state = this.trackers.get(trackerId);
    if (sent.call === "put tracker" && state !== "gone") this.trackers.set(trackerId, "there");
    if (sent.call === "remove tracker" && state) {
      this.trackers.set(trackerId, "gone");
      for (const id of this.readings.keys()) if (id.startsWith(trackerId)) this.readings.delete(id);
    }
    if (sent.call === "put" && state === "there")
      this.readings.set(readingId(trackerId, sent.at), sent.value);
    if (sent.call === "remove") this.readings.delete(readingId(trackerId, sent.at));
  }
}

it("clients that follow every change, some of them or none have the trackers and readings that were left", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (steps) => {
      const { visitor: ada } = await signUp(test);
      const ids = [randomUUID(), randomUUID()];
      const bodies = ids.map(() => makeTracker());
      const model = new Model();
      let [following, always]: (Universe | null)[] = [null, null];
      const begun = [0, 1].map((tracker) => ({ call: "put tracker" as const, tracker, isArchived: false }));
      for (const sent of [...begun, ...steps]) {
        const trackerId = "tracker" in sent ? (ids[sent.tracker] ?? "") : "";
        model.take(sent, trackerId);
        if (sent.call === "follow") following = await read(ada, following ?? null);
        else await send(ada, sent, trackerId, bodies);
        always = await read(ada, always ?? null);
      }
      const whole = await read(ada, null);
      expect(await read(ada, always ?? null)).toEqual(whole);
      expect(await read(ada, following ?? null)).toEqual(whole);
      expect(new Map(whole.readings.map(({ id, value }) => [id, value]))).toEqual(model.readings);
      const there = [...model.trackers].filter(([, state]) => state === "there").map(([id]) => id);
      expect(new Set(whole.trackers.map(({ id }) => id))).toEqual(new Set(there));
    }),
    { numRuns: 30 },
  );
});

function send(ada: Visitor, sent: Exclude<Step, { call: "follow" }>, trackerId: string, bodies: object[]) {
  const params = { id: trackerId };
  if (sent.call === "put tracker")
    return ada.call(api.putTracker, {
      params,
      body: { ...bodies[sent.tracker], isArchived: sent.isArchived },
    });
  if (sent.call === "remove tracker") return ada.call(api.deleteTracker, { params });
  const reading = { trackerId, at: sent.at };
  if (sent.call === "remove") return ada.call(api.deleteReading, { params: reading });
  return ada.call(api.putReading, { params: reading, body: makeReading({ value: sent.value }) });
}
