/** What an import decides on its way from a file to the real server, which the page shows (`*.browser.test.tsx`). */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "#domain/api.ts";
import { remark } from "#domain/formats/import/remark.ts";
import { applyChanges } from "#domain/records/apply-changes.ts";
import { changesForm } from "#domain/records/changes.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { makeSqliteSettings } from "../../../testing/databases.ts";
import { daylioFile } from "../../../testing/daylio-file.ts";
import { makeImport, signUp } from "../../../testing/make.ts";
import { ThreadWorker } from "../../../testing/thread-worker.ts";
import type { Visitor } from "../../../testing/visitor.ts";
import { makeAlone } from "../../outbox/alone.ts";
import type { FlowState, Known } from "./flow-state.ts";
import { ImportFlow } from "./import-flow.ts";
import { ImportStore } from "./sending/import-store.ts";

let server: TestApp;
let visitor: Visitor;
let userId: string;
let store: ImportStore;
let told: { finished: number; signedOut: number };
let signedInId: string;
/** Paths of calls that do not reach the server. */
let unreachable: RegExp | null;
/** Paths of calls that the server puts off for longer than a test lasts, so that only what wakes an import sends them again. */
let putOff: RegExp | null;
let opened: ImportFlow[];
let sent: string[];

beforeAll(async () => {
  server = await openTestApp({ rateLimits: false }, {}, await makeSqliteSettings({ isMigrated: true }));
});
afterAll(() => server.close());

beforeEach(async () => {
  const person = await signUp(server);
  visitor = person.visitor;
  userId = person.user.id;
  signedInId = userId;
  store = new ImportStore();
  told = { finished: 0, signedOut: 0 };
  unreachable = null;
  putOff = null;
  opened = [];
  sent = [];
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
  vi.stubGlobal("Worker", ThreadWorker);
  vi.stubGlobal("fetch", async (path: string, { method = "GET", headers, body }: RequestInit = {}) => {
    sent.push(`${method} ${path.replace(/[0-9a-f-]{36}/, ":id").replace(/\?.*/, "")}`);
    if (unreachable?.test(path)) throw new TypeError("Failed to fetch");
    if (putOff?.test(path)) return new Response("{}", { status: 503, headers: { "Retry-After": "600" } });
    const reply = await visitor.send(method as "GET", path, {
      headers: headers as Record<string, string>,
      ...(body != null && { body: `${body}` }),
    });
    return new Response(reply.status === 204 ? null : reply.text, { status: reply.status });
  });
});

afterEach(async () => {
  for (const flow of opened) await flow.giveUp();
  vi.unstubAllGlobals();
});

/** A page of the person, on the same browser as others. */
function openFlow() {
  const owner = userId;
  const flow = new ImportFlow({
    ...{ userId: owner, store, alone: makeAlone("imports", null as never) },
    maySend: () => signedInId === owner,
    now: () => server.clock.now,
    onFinished: async () => void told.finished++,
    onRestored() {},
    onSignedOut: () => void told.signedOut++,
  });
  opened.push(flow);
  const reached = (step: FlowState["step"], isThere: () => boolean = () => true) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (flow.state().step !== step || !isThere()) return;
        stop();
        resolve();
      };
      const stop = flow.subscribe(look);
      look();
    });
  return { flow, reached };
}

type Opened = ReturnType<typeof openFlow>;

async function known(): Promise<Known> {
  const { body } = await visitor.call(api.listChanges, { query: { form: `${changesForm}` } });
  return applyChanges(null, body);
}

const stars = async () => (await known()).entries.length;

/** Goes from the file to the sky to come, with what is suggested. */
async function goToSky({ flow }: Opened, moods: readonly string[]) {
  await flow.choose(daylioFile(moods), await known());
  await goOnToSky(flow);
}

async function goOnToSky(flow: ImportFlow) {
  for (let state = flow.state(); state.step === "deciding" && state.part !== "sky"; state = flow.state())
    await flow.next(await known());
}

const deciding = (flow: ImportFlow) => {
  const state = flow.state();
  if (state.step !== "deciding") throw new Error(`The import is ${state.step}.`);
  return state;
};

/** Starts an import whose entries the server puts off. */
async function leaveWaiting(opened: Opened) {
  await goToSky(opened, ["rad", "good"]);
  putOff = /entries/;
  void opened.flow.start();
  await opened.reached("sending", () => pauseOf(opened.flow) === "busy");
}

function pauseOf(flow: ImportFlow) {
  const state = flow.state();
  return state.step === "sending" ? state.pause : null;
}

const connect = () => {
  unreachable = null;
  putOff = null;
};

test("a later export adds what is new, and corrects the stars that the person did not keep", async () => {
  const opened = openFlow();
  const { flow } = opened;
  await goToSky(opened, ["rad", "good", "bad"]);
  await flow.start();
  expect(flow.state()).toMatchObject({ step: "done", counts: { added: 3 } });
  expect(told.finished).toBe(1);

  await flow.choose(daylioFile(["awful", "good", "rad", "meh"]), await known());
  await flow.next(await known());
  await flow.next(await known());
  const { part, offers, answers } = deciding(flow);
  expect(part).toBe("changes");
  expect(offers).toHaveLength(2);
  expect([...answers.values()]).toEqual(["correct", "correct"]);
  const third = offers.find(({ entry }) => entry.date === "2026-01-03")?.key ?? "";
  flow.answer({ answers: new Map([...answers, [third, "keep"]]) });
  await flow.next(await known());
  expect(deciding(flow).part).toBe("sky");
  await flow.back(await known());
  expect(deciding(flow)).toMatchObject({ part: "changes", prepared: null, sky: null });
  expect(deciding(flow).answers.get(third)).toBe("keep");
  await flow.next(await known());
  await flow.start();
  expect(flow.state()).toMatchObject({ step: "done", counts: { added: 1, corrected: 1 } });
  expect(await stars()).toBe(4);
});

test("where the universe cannot say what it has, nothing is imported, and the next file is read", async () => {
  const { flow } = openFlow();
  unreachable = /imports/;
  await flow.choose(daylioFile(["rad"]), await known());
  expect(flow.state()).toMatchObject({ step: "refused", refusal: remark("keysOutOfReach") });
  connect();
  await flow.choose(daylioFile(["rad"]), await known());
  expect(deciding(flow).part).toBe("found");
});

test("an import waits while the server puts it off, and goes on when the network is back", async () => {
  const opened = openFlow();
  await leaveWaiting(opened);
  expect(await stars()).toBe(0);
  connect();
  dispatchEvent(new Event("online"));
  await opened.reached("done");
  expect(await stars()).toBe(2);
  expect(await store.find(userId)).toBeNull();
});

test("an import of a closed tab goes on where it was, as the same import", async () => {
  await leaveWaiting(openFlow());
  const id = (await store.find(userId))?.id;
  connect();
  const later = openFlow();
  await later.flow.resume();
  await later.reached("done");
  expect(await stars()).toBe(2);
  const { body } = await visitor.call(api.listImports);
  expect(body).toEqual([expect.objectContaining({ id, added: 2 })]);
});

test("an import that the server has not any more starts again with all of its entries, as another one", async () => {
  const opened = openFlow();
  await leaveWaiting(opened);
  const id = (await store.find(userId))?.id ?? "";
  await visitor.call(api.removeImport, { params: { id } });
  connect();
  opened.flow.wake();
  await opened.reached("stopped");
  expect(opened.flow.state()).toMatchObject({ why: "closed" });
  await opened.flow.again();
  expect(opened.flow.state()).toMatchObject({ step: "done", counts: { added: 2 } });
  expect((opened.flow.state() as { stored: { id: string } }).stored.id).not.toBe(id);
  expect(await stars()).toBe(2);
});

test("while another device has an import open, an import stops, and goes on after that one is cancelled", async () => {
  const opened = openFlow();
  const { body: other } = await visitor.call(api.openImport, { body: makeImport() });
  await goToSky(opened, ["rad"]);
  await opened.flow.start();
  expect(opened.flow.state()).toMatchObject({ step: "stopped", why: "open" });
  await visitor.call(api.removeImport, { params: { id: other.id } });
  await opened.flow.again();
  expect(opened.flow.state()).toMatchObject({ step: "done", counts: { added: 1 } });
});

test("when the session ends, the import stays in this browser, and goes on after the next sign-in", async () => {
  const opened = openFlow();
  await leaveWaiting(opened);
  const cookies = [...visitor.cookies];
  visitor.cookies.clear();
  connect();
  opened.flow.wake();
  await opened.reached("idle");
  expect(told.signedOut).toBe(1);
  for (const cookie of cookies) visitor.cookies.set(...cookie);
  await opened.flow.resume();
  expect(opened.flow.state()).toMatchObject({ step: "done", counts: { added: 2 } });
});

test("nothing is sent while somebody else is signed in", async () => {
  const opened = openFlow();
  await leaveWaiting(opened);
  signedInId = "somebody else";
  connect();
  sent = [];
  opened.flow.wake();
  await opened.reached("idle");
  expect(sent).toEqual([]);
  expect(told.signedOut).toBe(0);
});
