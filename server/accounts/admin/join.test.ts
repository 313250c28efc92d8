import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { invitationLimits } from "#domain/admin/invitations.ts";
import { api } from "#domain/api.ts";
import { makeAdministrator } from "../../../testing/administrator.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { followLink, makeRegistration, makeUniverse, signUp } from "../../../testing/make.ts";
import type { Visitor } from "../../../testing/visitor.ts";
import { sweep } from "../../housekeeping.ts";
import { limits } from "../../limits/limits.ts";
import { hashOf } from "../../secrets.ts";

const day = 24 * 3_600_000;

let test: TestApp;
let administrator: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now += 120_000;
  set({ registration: "on" });
  administrator = (await makeAdministrator(test)).visitor;
  set({ registration: "invite" });
});

const set = (settings: object) => Object.assign(test.app.context.settings, settings);

async function invite(body: Record<string, unknown> = {}) {
  const { status, body: made, text } = await administrator.call(api.createInvitation, { body });
  if (status !== 201) throw new Error(text);
  const url = new URL(made.url);
  expect([url.origin, url.pathname, url.search]).toEqual(["http://mood.example.org", "/join", ""]);
  return { id: made.id as string, token: url.hash.slice(1) };
}

const listed = async () => (await administrator.call(api.listInvitations)).body.invitations;
const find = async ({ id }: { id: string }) =>
  (await listed()).find((one: { id: string }) => one.id === id) as { used: number } | undefined;
const check = (invitation: string) => test.visitor().call(api.checkInvitation, { body: { invitation } });

/** Both ways to register, with an invitation or without one. */
const ways = {
  register: (invitation?: string) =>
    test.visitor().call(api.register, { body: makeRegistration({ invitation }) }),
  createUniverse: (invitation?: string) =>
    test.visitor().call(api.createUniverse, { body: makeUniverse({ invitation }) }),
};

describe.each(Object.entries(ways))("with REGISTRATION=invite, %s", (_name, join) => {
  it("needs an invitation", async () => {
    const { status, body } = await join();
    expect([status, body.code]).toEqual([403, "registration-by-invitation"]);
    const { token } = await invite();
    expect((await join(token)).status).toBe(201);
  });

  it("takes an invitation as often as it says, also by ten people at once", async () => {
    const { id, token } = await invite({ uses: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(token)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 403, 403, 403, 403, 403, 403, 403]);
    expect(await find({ id })).toMatchObject({ uses: 3, used: 3 });
    for (const { body } of answers.filter((one) => one.status === 403))
      expect([body.code, body.text]).toEqual(["invalid-invitation", "refusals-admin.invitationEnded"]);
    expect((await check(token)).status).toBe(403);
  });

  it("refuses an invitation that has ended, was revoked, invented, cut off, or stored", async () => {
    const revoked = await invite();
    const params = { id: revoked.id };
    expect((await administrator.call(api.revokeInvitation, { params })).status).toBe(204);
    expect((await administrator.call(api.revokeInvitation, { params })).status).toBe(404);
    const valid = await invite({ days: 2 });
    const ended = await invite({ days: 1 });
    test.clock.now += day;
    const tokens = [
      ...[revoked.token, ended.token, hashOf(valid.token), valid.token.slice(1), valid.id],
      ...["nonsense", `${crypto.randomUUID()}.${valid.token}`],
    ];
    for (const token of tokens) {
      const { status, body } = await join(token);
      expect([status, body.code]).toEqual([403, "invalid-invitation"]);
      expect((await check(token)).body.code).toBe("invalid-invitation");
    }
    expect((await join(valid.token)).status).toBe(201);
  });

  it("uses nothing for what is refused for another reason", async () => {
    const { id, token } = await invite();
    const { user } = await signUpWith(token);
    const other = await invite();
    const body = { ...makeUniverse({ universeName: user.universeName }), invitation: other.token };
    expect((await test.visitor().call(api.createUniverse, { body })).status).toBe(409);
    const registration = makeRegistration({ universeName: user.universeName, invitation: other.token });
    expect((await test.visitor().call(api.register, { body: registration })).status).toBe(409);
    expect([(await find({ id }))?.used, (await find(other))?.used]).toEqual([1, 0]);
  });
});

const signUpWith = (invitation: string) => signUp(test, { invitation });

describe("an invitation", () => {
  it("says to whoever holds it until when it works, and nothing of its label", async () => {
    const { token } = await invite({ label: "The one from work", days: 3 });
    const { status, body } = await check(token);
    const endsAt = new Date(test.clock.now + 3 * day).toISOString();
    expect([status, body]).toEqual([200, { endsAt, for: null }]);
    expect((await listed())[0]).toMatchObject({ label: "The one from work", uses: 1, used: 0, endsAt });
  });

  it("gets a use back when nobody follows the link of a registration, and none of one that became an account", async () => {
    const { id, token } = await invite({ uses: 2 });
    const account = makeRegistration({ invitation: token });
    const visitor = test.visitor();
    await visitor.call(api.register, { body: account });
    await ways.register(token);
    expect((await find({ id }))?.used).toBe(2);
    expect((await followLink(visitor, (await test.mailsTo(account.email))[0])).status).toBe(200);
    test.clock.now += day;
    await sweep(test.app);
    expect((await find({ id }))?.used).toBe(1);
  });

  it("tells nobody whether an address has an account", async () => {
    const account = makeRegistration({ invitation: (await invite()).token });
    const visitor = test.visitor();
    await visitor.call(api.register, { body: account });
    await followLink(visitor, (await test.mailsTo(account.email))[0]);
    const again = await invite();
    const { email } = account;
    const body = makeRegistration({ email, invitation: again.token });
    expect((await test.visitor().call(api.register, { body })).status).toBe(201);
    expect((await find(again))?.used).toBe(1);
  });

  it("only counts where registration is open, and lets nobody in where it is off", async () => {
    const { id, token } = await invite();
    set({ registration: "on" });
    for (const join of Object.values(ways)) {
      expect((await join(token)).status).toBe(201);
      expect((await join("nonsense")).status).toBe(201);
    }
    expect((await find({ id }))?.used).toBe(1);
    const other = await invite();
    set({ registration: "off" });
    for (const join of Object.values(ways))
      expect((await join(other.token)).body.code).toBe("registration-closed");
    expect((await check(other.token)).status).toBe(403);
    const { status, body } = await administrator.call(api.createInvitation, { body: {} });
    expect([status, body.code]).toEqual([403, "registration-closed"]);
  });

  it("has a label, days and uses within their limits", async () => {
    for (const [body, field] of [
      [{ days: 0 }, "days"],
      [{ days: 91 }, "days"],
      [{ days: 1.5 }, "days"],
      [{ days: "7" }, "days"],
      [{ uses: 0 }, "uses"],
      [{ uses: 101 }, "uses"],
      [{ label: "x".repeat(51) }, "label"],
      [{ label: "a\u0000b" }, "label"],
      [{ forUniverse: "Andromeda", uses: 2 }, "uses"],
      [{ token: "mine" }, "token"],
    ] as const) {
      const answer = await administrator.call(api.createInvitation, { body });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    const made = await administrator.call(api.createInvitation, { body: { label: "  " } });
    expect(made.body).toMatchObject({ label: null, uses: 1, forUniverse: null });
  });

  it("is stored as a hash, in no line of the log, and deleted when it has ended", async () => {
    const { id, token } = await invite();
    const row = () =>
      test.database.db.selectFrom("join_invitations").selectAll().where("id", "=", id).executeTakeFirst();
    expect(await row()).toMatchObject({ tokenHash: hashOf(token) });
    await check(token);
    expect(test.logged.join("")).not.toContain(token);
    test.clock.now += 7 * day;
    await sweep(test.app);
    expect(await row()).toBeUndefined();
  });

  it("is one of two hundred at most", async () => {
    const missing = invitationLimits.most - (await listed()).length;
    const row = { tokenHash: "", label: null, uses: 1, createdAt: new Date(test.clock.now) };
    const endsAt = new Date(test.clock.now + day);
    const rows = Array.from({ length: missing }, () => crypto.randomUUID());
    await test.database.db
      .insertInto("join_invitations")
      .values(rows.map((id) => ({ ...row, id, endsAt, tokenHash: id })))
      .execute();
    const { status, body } = await administrator.call(api.createInvitation, { body: {} });
    expect([status, body.code, body.params]).toEqual([409, "too-many-invitations", { max: 200 }]);
    const params = { id: rows[0] ?? "" };
    await administrator.call(api.revokeInvitation, { params });
    expect((await administrator.call(api.createInvitation, { body: {} })).status).toBe(201);
    test.clock.now += 8 * day;
    await sweep(test.app);
  });

  it("is guessed no faster than a name", async () => {
    set({ rateLimits: true });
    const visitor = test.visitor();
    const answers = [];
    for (let count = 0; count <= limits["look-up"]; count++)
      answers.push((await visitor.call(api.checkInvitation, { body: { invitation: `${count}` } })).status);
    set({ rateLimits: false });
    expect(answers.slice(-2)).toEqual([403, 429]);
  });
});

describe("an invitation for a universe", () => {
  const inviteTo = (forUniverse: string) =>
    administrator.call(api.createInvitation, { body: { forUniverse, label: "Ada" } });

  it("leads to the page of the operator's link, is listed with its name, and used once", async () => {
    const { user } = await signUpWith((await invite()).token);
    const { status, body } = await inviteTo(user.universeName);
    expect([status, body.forUniverse, body.uses]).toEqual([201, user.universeName, 1]);
    const url = new URL(body.url);
    expect(url.pathname).toBe("/invitation");
    const token = new URLSearchParams(url.hash.slice(1)).get("invitation") ?? "";
    expect((await check(token)).body).toMatchObject({ for: user.universeName });
    expect(await find(body)).toMatchObject({ label: "Ada", used: 0, forUniverse: user.universeName });
    const used = await test.visitor().call(api.useInvitation, { params: { token } });
    expect([used.status, used.body.universeName]).toEqual([200, user.universeName]);
    expect([await find(body), (await check(token)).status]).toEqual([undefined, 403]);
  });

  it("can be taken back", async () => {
    const { user } = await signUpWith((await invite()).token);
    const { body } = await inviteTo(user.universeName);
    const token = new URLSearchParams(new URL(body.url).hash.slice(1)).get("invitation") ?? "";
    await administrator.call(api.revokeInvitation, { params: { id: body.id } });
    expect((await test.visitor().call(api.useInvitation, { params: { token } })).status).toBe(403);
  });

  it("is refused for one that is not there, is closed, or has its own way in", async () => {
    expect((await inviteTo("Nobody's")).body.code).toBe("universe-not-found");
    set({ registration: "on" });
    const { user } = await makeAdministrator(test);
    expect((await inviteTo(user.universeName)).body.code).toBe("universe-protected");
    const closed = await signUp(test);
    const params = { id: closed.user.id, action: "close" as const };
    await administrator.call(api.actOnUniverse, { params });
    expect((await inviteTo(closed.user.universeName)).status).toBe(404);
  });
});

it("the settings of the server say that people join by invitation", async () => {
  const instance = async () => (await test.visitor().call(api.instance)).body;
  expect(await instance()).toMatchObject({ registration: false, byInvitation: true });
  for (const registration of ["on", "off"]) {
    set({ registration });
    expect(Object.keys(await instance())).not.toContain("byInvitation");
  }
});
