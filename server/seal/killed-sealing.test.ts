import { cpSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { StatementSync } from "node:sqlite";
import { expect, inject, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp } from "../../testing/app.ts";
import { RemoteVisitor } from "../../testing/hosting/remote-visitor.ts";
import { makeEntry, makeTag, makeUniverse } from "../../testing/make.ts";
import { startProcessTests } from "../../testing/process-tests.ts";
import { itemsLeft, makeEpoch, putItems, readWords } from "../../testing/seal.ts";
import type { ServerProcess } from "../../testing/server-process.ts";
import type { Caller } from "../../testing/visitor.ts";

const { makeServer } = startProcessTests();

const environment = { COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" };
const dying = join(import.meta.dirname, "../../testing/server-that-dies.mjs");

/** Makes the calls of a visitor to one process. */
const at = (visitor: RemoteVisitor, { url }: ServerProcess): Caller => ({
  async call(call, parts) {
    const { status, body } = await visitor.call(url, call, parts);
    return { status, body, text: JSON.stringify(body) };
  },
});

/** What a step does, and the state of the seal after it. */
type Step = {
  readonly name: string;
  readonly state: string;
  run(visitor: Caller): Promise<{ status: number }>;
};

const putHalf = async (visitor: Caller, items: readonly object[]) => putItems(visitor, items.slice(0, 2));
const [first, second] = [makeEpoch(1), makeEpoch(2)];
let items: readonly object[] = [];

const put = (state: string): Step => ({ name: "put", state, run: (visitor) => putHalf(visitor, items) });
const finish = (state: string): Step => ({
  name: "finish",
  state,
  run: (visitor) => visitor.call(api.finishSeal),
});
const steps: readonly Step[] = [
  { name: "begin", state: "sealing", run: (visitor) => visitor.call(api.beginSealing, { body: first }) },
  ...[put("sealing"), finish("sealed")],
  { name: "rotate", state: "rotating", run: (visitor) => visitor.call(api.rotateSeal, { body: second }) },
  ...[put("rotating"), finish("sealed")],
  { name: "open", state: "opening", run: (visitor) => visitor.call(api.beginOpening) },
  ...[put("opening"), finish("open")],
];

async function makeWords(person: Caller) {
  for (const note of ["One", "Two", "Three"])
    await person.call(api.createMoodEntry, { body: makeEntry({ note }) });
  await person.call(api.putTag, { params: { id: crypto.randomUUID() }, body: makeTag({ name: "Work" }) });
  const words = await readWords(person);
  expect(words.size).toBe(4);
  return words;
}

/** Puts what the step needs, and returns the state of the seal before it. */
async function prepare(person: Caller, step: Step): Promise<string> {
  const { state } = (await person.call(api.getSeal)).body;
  if (step.name === "finish")
    for (const left of await itemsLeft(person)) expect((await putItems(person, [left])).status).toBe(200);
  items = await itemsLeft(person);
  return state;
}

const moments = ["before", "after"] as const;
type Moment = (typeof moments)[number];

/**
 * Runs the step, and calls `onMoment` immediately before its first change of a universe is stored, and when it is stored, but not
 * yet told.
 */
async function atCommit(run: () => Promise<unknown>, onMoment: (moment: Moment) => void) {
  const { run: runs, all } = StatementSync.prototype;
  let state: "idle" | "changing" | "stored" = "idle";
  const watched = (original: typeof runs | typeof all) =>
    function (this: StatementSync, ...parameters: unknown[]) {
      if (state === "idle" && this.sourceSQL.startsWith('update "users" set "revision"')) state = "changing";
      const isCommit = state === "changing" && this.sourceSQL.toLowerCase() === "commit";
      if (isCommit) onMoment("before");
      const result = Reflect.apply(original, this, parameters);
      if (isCommit) {
        state = "stored";
        onMoment("after");
      }
      return result;
    };
  StatementSync.prototype.run = watched(runs) as typeof runs;
  StatementSync.prototype.all = watched(all) as typeof all;
  try {
    await run();
  } finally {
    StatementSync.prototype.run = runs;
    StatementSync.prototype.all = all;
  }
}

// What is in the files of the embedded database at a moment is what a process leaves that is killed then.
it.runIf(inject("postgresUrl") === null)(
  "leaves files with every word at any step, and goes on from them",
  async () => {
    const test = await openTestApp({ cooldownMs: 0, rateLimits: false });
    const { dataDir } = test.app.context.settings;
    const person = test.visitor();
    await person.call(api.createUniverse, { body: makeUniverse() });
    const words = await makeWords(person);

    for (const step of steps) {
      const before = await prepare(person, step);
      const copies = new Map<Moment, string>();
      await atCommit(
        async () => expect(await step.run(person)).toMatchObject({ status: 200 }),
        (when) => {
          copies.set(when, `${dataDir}-${when}`);
          cpSync(dataDir, `${dataDir}-${when}`, { recursive: true });
        },
      );
      expect([...copies.keys()]).toEqual(moments);
      for (const [when, copy] of copies) {
        const where = { databaseUrl: null, dataDir: copy, remove: () => rm(copy, { recursive: true }) };
        const after = await openTestApp({ cooldownMs: 0, rateLimits: false }, {}, where);
        const again = after.visitor();
        for (const [name, value] of person.cookies) again.cookies.set(name, value);
        const { state } = (await again.call(api.getSeal)).body;
        expect([step.name, when, state]).toEqual([step.name, when, when === "before" ? before : step.state]);
        expect(await readWords(again), `${when} ${step.name}`).toEqual(words);
        if (when === "before") {
          expect(await step.run(again)).toMatchObject({ status: 200 });
          expect((await again.call(api.getSeal)).body.state).toBe(step.state);
          expect(await readWords(again), `${step.name} again`).toEqual(words);
        }
        await after.close();
      }
    }
    await test.close();
  },
);

/** `npm test` kills a process at one of the steps, because each kill takes the start of a process. */
const isKilled = ({ name }: Step) => process.env.LONG !== undefined || name === "rotate";

it("leaves every word readable when the server is killed at any step, and goes on where it was", async () => {
  const visitor = new RemoteVisitor();
  const server = makeServer(environment);
  await server.start();
  const person = at(visitor, server);
  await person.call(api.createUniverse, { body: makeUniverse() });
  const words = await makeWords(person);

  for (const step of steps) {
    const before = await prepare(person, step);
    for (const when of isKilled(step) ? moments : []) {
      const doomed = makeServer(environment, { program: [dying, when] });
      await doomed.start();
      await expect(step.run(at(visitor, doomed)), `${when} ${step.name}`).rejects.toThrow();
      const { state } = (await person.call(api.getSeal)).body;
      expect([step.name, when, state]).toEqual([step.name, when, when === "before" ? before : step.state]);
      expect(await readWords(person), `${when} ${step.name}`).toEqual(words);
    }
    expect(await step.run(person)).toMatchObject({ status: 200 });
    expect((await person.call(api.getSeal)).body.state).toBe(step.state);
    expect(await readWords(person)).toEqual(words);
  }
}, 180_000);
