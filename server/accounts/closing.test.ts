import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closedForMs } from "#domain/accounts/deletion.ts";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { live, nameOf, remove } from "../../testing/deletions.ts";
import { makeAccount, makeMigration, makeRegistration, signUp } from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import { readAllRows } from "../../testing/tables.ts";
import { sweep } from "../housekeeping.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

const open = (universeName: string, visitor = test.visitor()) =>
  visitor.call(api.openUniverse, { params: { universeName } });

describe("POST /api/users/:id/deletion of a universe that its name opens", () => {
  async function close() {
    const person = await signUp(test);
    await live(test, person);
    const { body, status } = await remove(person, nameOf(person));
    expect([status, body]).toEqual([
      202,
      { removedAt: new Date(test.clock.now + closedForMs).toISOString() },
    ]);
    return { ...person, removedAt: body.removedAt as string };
  }

  it("closes it at once: every call is refused, and its name belongs to it", async () => {
    const elsewhere = test.visitor();
    const { visitor, user, removedAt } = await close();
    expect((await visitor.call(api.listMoodEntries)).status).toBe(401);
    const { universeName } = user;
    expect(await open(universeName, elsewhere)).toMatchObject({
      status: 410,
      body: { code: "universe-closed", params: { removedAt } },
    });
    expect(elsewhere.cookies.size).toBe(0);
    expect(
      (await test.visitor().call(api.createUniverse, { body: { universeName, userName: "Eve" } })).status,
    ).toBe(409);
    expect(
      (await test.visitor().call(api.register, { body: makeRegistration({ universeName }) })).status,
    ).toBe(409);
    expect((await test.visitor().call(api.migrate, { body: makeMigration(universeName) })).status).toBe(404);
    expect((await elsewhere.call(api.me)).status).toBe(401);
  });

  it("ends its sessions in other browsers", async () => {
    const person = await signUp(test);
    const elsewhere = test.visitor();
    await open(person.user.universeName, elsewhere);
    expect((await elsewhere.call(api.listMoodEntries)).status).toBe(200);
    await remove(person, nameOf(person));
    expect((await elsewhere.call(api.listMoodEntries)).status).toBe(401);
  });

  it("ends a move to an address whose link was not followed", async () => {
    const person = await signUp(test);
    const migration = makeMigration(person.user.universeName);
    await test.visitor().call(api.migrate, { body: migration });
    const [mail] = await test.mailsTo(migration.email);
    await remove(person, nameOf(person));
    const token = new URL(mail?.link ?? "").searchParams.get("token") ?? "";
    expect((await test.visitor().call(api.verifyEmail, { query: { token } })).status).toBe(400);
    expect((await open(person.user.universeName)).status).toBe(410);
  });

  it("can be kept by its name, with everything in it, and then opens as before", async () => {
    const { user } = await close();
    test.clock.now += closedForMs - 1;
    await sweep(test.app);
    const visitor = test.visitor();
    const keep = () => visitor.call(api.keepUniverse, { params: user });
    expect(await keep()).toMatchObject({ status: 200, body: { id: user.id } });
    expect((await visitor.call(api.listMoodEntries)).body).toHaveLength(4);
    expect((await keep()).status).toBe(200);
    test.clock.now += 1;
    await sweep(test.app);
    expect((await open(user.universeName)).status).toBe(200);
  });

  it("is removed after seven days, from every table", async () => {
    const before = await readAllRows(test.database.db);
    const { user } = await close();
    test.clock.now += closedForMs;
    await sweep(test.app);
    const after = await readAllRows(test.database.db);
    for (const [table, text] of after) expect(text.includes(user.id), table).toBe(false);
    expect(after.get("users")).toBe(before.get("users"));
    expect((await open(user.universeName)).status).toBe(404);
    expect((await signUp(test, { universeName: user.universeName })).user.id).not.toBe(user.id);
  });

  it("shows the operator that it is closed, who can export and delete it", async () => {
    const { user, removedAt } = await close();
    const operate = (...args: string[]) => runUniverse(test.app.context.settings, args);
    const list = (await operate("list")).stdout.split("\n").find((line) => line.includes(user.universeName));
    expect(list).toContain(`closed, removed after ${removedAt.slice(0, 16).replace("T", " ")}`);
    const exported = JSON.parse((await operate("export", user.universeName)).stdout);
    expect([exported.user.closedAt, exported.moodEntries.length]).toEqual([
      new Date(Date.parse(removedAt) - closedForMs).toISOString(),
      4,
    ]);
    expect((await operate("delete", user.universeName, "--yes")).code).toBe(0);
    expect((await open(user.universeName)).status).toBe(404);
  });

  it("keeps no universe that a password protects", async () => {
    const account = await makeAccount(test);
    const { universeName } = account;
    expect((await test.visitor().call(api.keepUniverse, { params: { universeName } })).status).toBe(403);
    expect(
      (await test.visitor().call(api.keepUniverse, { params: { universeName: "No such one" } })).status,
    ).toBe(404);
  });
});
