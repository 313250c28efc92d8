import { join } from "node:path";
import { expect, it } from "vitest";
import { api } from "#domain/api.ts";
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

/** Only some of the steps are killed outside of `npm run test:long`, because each kill takes the start of a process. */
const isKilled = ({ name, state }: Step) =>
  process.env.LONG !== undefined ||
  `${name} ${state}` === "put sealing" ||
  name === "rotate" ||
  state === "open";

it("leaves every word readable when the server is killed at any step, and goes on where it was", async () => {
  const visitor = new RemoteVisitor();
  const server = makeServer(environment);
  await server.start();
  const person = at(visitor, server);
  await person.call(api.createUniverse, { body: makeUniverse() });
  for (const note of ["One", "Two", "Three"])
    await person.call(api.createMoodEntry, { body: makeEntry({ note }) });
  await person.call(api.putTag, { params: { id: crypto.randomUUID() }, body: makeTag({ name: "Work" }) });
  const words = await readWords(person);
  expect(words.size).toBe(4);

  for (const step of steps) {
    const before = (await person.call(api.getSeal)).body.state;
    if (step.name === "finish")
      for (const left of await itemsLeft(person)) expect((await putItems(person, [left])).status).toBe(200);
    items = await itemsLeft(person);
    for (const when of isKilled(step) ? ["before", "after"] : []) {
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
