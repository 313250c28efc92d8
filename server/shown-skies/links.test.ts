import { randomUUID } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { maxLinks } from "#domain/shown-skies/link.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, makeEntry, makeLink, password, signIn, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { openSecret, sealSecret } from "../sealed-secret.ts";
import { keyFileOf } from "../secret-key.ts";

let test: TestApp;
let ada: Visitor;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = (await signUp(test)).visitor;
});

const create = (overrides = {}, who = ada) => who.call(api.createLink, { body: makeLink(overrides) });
const change = (id: string, body: object, who = ada) => who.call(api.updateLink, { params: { id }, body });
const list = async (who = ada) => (await who.call(api.listLinks)).body;

describe("a link", () => {
  it("is created with what its owner chose, and with an address of 256 random bits", async () => {
    const { status, body } = await create({ showsDates: true, validity: "week" });
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: body.id, label: "For my sister", showsFeelings: false, showsDates: true, isLive: true },
        ...{ asOf: null, views: 0, createdAt: new Date(test.clock.now).toISOString() },
        endsAt: new Date(test.clock.now + 7 * 86_400_000).toISOString(),
        url: expect.stringMatching(/^http:\/\/mood\.example\.org\/s\/[\w-]{43}$/),
      },
    ]);
    expect(await list()).toEqual([body]);
  });

  it("is created once, however often the request is sent", async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create({ id })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect((await create({ id, showsDates: true })).status).toBe(409);
    expect(await list()).toHaveLength(1);
  });

  it("is changed in what is sent, and keeps its address", async () => {
    const { body: link } = await create({ isLive: false, validity: "day" });
    expect(link.asOf).toBe(link.createdAt);
    test.clock.now += 2 * 86_400_000;
    const { body: renamed } = await change(link.id, { label: "  For my brother ", isLive: false });
    expect(renamed).toEqual({ ...link, label: "For my brother" });
    const { body: renewed } = await change(link.id, { isLive: true, validity: "month", showsFeelings: true });
    const endsAt = new Date(test.clock.now + 30 * 86_400_000).toISOString();
    expect(renewed).toEqual({ ...renamed, isLive: true, asOf: null, showsFeelings: true, endsAt });
    expect((await change(link.id, {})).body).toEqual(renewed);
  });

  it("shows more, or for longer, only after a recent proof, and less without one", async () => {
    const { visitor } = await signIn(test, await makeAccount(test));
    const { body: link } = await create({ showsDates: true, isLive: true }, visitor);
    test.clock.now += 10 * 60_000;
    for (const more of [
      { showsFeelings: true },
      { showsDates: true },
      { isLive: true },
      { validity: "month" },
    ])
      expect((await change(link.id, more, visitor)).body.code).toBe("recent-sign-in-required");
    const less = { label: "For nobody", showsDates: false, showsFeelings: false, isLive: false };
    expect((await change(link.id, less, visitor)).status).toBe(200);
    await visitor.call(api.confirm, { body: { password } });
    expect((await change(link.id, { showsFeelings: true }, visitor)).status).toBe(200);
  });

  it("is revoked once, and nothing of it stays", async () => {
    const { body } = await create();
    const revoke = () => ada.call(api.revokeLink, { params: { id: body.id } });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 404]);
    expect(await list()).toEqual([]);
    expect((await change(body.id, {})).status).toBe(404);
  });

  it("of another universe cannot be seen, changed or revoked, and its id is free", async () => {
    const { body: link } = await create();
    const { visitor: grace } = await signUp(test);
    expect(await list(grace)).toEqual([]);
    expect((await change(link.id, { label: "Mine" }, grace)).status).toBe(404);
    expect((await grace.call(api.revokeLink, { params: { id: link.id } })).status).toBe(404);
    expect((await create({ id: link.id }, grace)).status).toBe(201);
    expect(await list()).toEqual([link]);
  });

  it(`is one of at most ${maxLinks}, also when they are created at the same time`, async () => {
    const answers = await Promise.all(Array.from({ length: maxLinks + 3 }, () => create()));
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill("too-many-links"));
    expect(await list()).toHaveLength(maxLinks);
  });

  it.each([
    ["an empty label", { label: "  " }],
    ["a long label", { label: "x".repeat(61) }],
    ["an invisible label", { label: "a\u200b" }],
    ["another validity", { validity: "century" }],
    ["an end of its own", { endsAt: "2099-01-01" }],
  ])("is not created with %s", async (_, overrides) => {
    expect((await create(overrides)).status).toBe(400);
  });

  it("changes no revision, because no star has changed", async () => {
    await ada.call(api.createMoodEntry, { body: makeEntry() });
    const revision = async () => (await ada.call(api.listChanges)).body.revision;
    const before = await revision();
    const { body } = await create();
    await change(body.id, { label: "Other" });
    expect(await revision()).toBe(before);
  });
});

describe("the token of a link", () => {
  const tokenOf = ({ url }: { url: string }) => url.split("/s/")[1] ?? "";

  it("is not in the database, whose content opens nothing", async () => {
    const { body: link } = await create();
    const rows = await test.database.db.selectFrom("shown_skies").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link));
    for (const { tokenHash, sealedToken } of rows)
      for (const token of [tokenHash, sealedToken ?? ""])
        expect((await test.visitor().call(api.shownSky, { params: { token } })).status).toBe(404);
  });

  it("is encrypted with a key that only this server's user can read, and that stays", async () => {
    const file = keyFileOf(test.app.context.settings.dataDir);
    const { body: link } = await create();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await test.restart();
    expect(await list()).toEqual([link]);
  });

  it("cannot be told with another key, or with a damaged one, and opens the sky nevertheless", async () => {
    const { dataDir } = test.app.context.settings;
    const key = await readFile(keyFileOf(dataDir));
    const { body: link } = await create();
    for (const other of [null, "damaged"]) {
      await rm(keyFileOf(dataDir));
      if (other !== null) await writeFile(keyFileOf(dataDir), other);
      await test.restart();
      expect(await list()).toEqual([{ ...link, url: null }]);
      const params = { token: tokenOf(link) };
      expect((await test.visitor().call(api.shownSky, { params })).status).toBe(200);
    }
    test.clock.now += 1;
    const { status, body } = await create({ label: "Without a key" });
    expect([status, body.url]).toEqual([201, expect.stringContaining("/s/")]);
    await writeFile(keyFileOf(dataDir), key);
    expect((await list()).map(({ url }: { url: string | null }) => url)).toEqual([link.url, null]);
  });

  it("is of one link alone", () => {
    const key = Buffer.alloc(32, 7);
    const sealed = sealSecret(key, "token", "link 1");
    expect(sealed).not.toBe(sealSecret(key, "token", "link 1"));
    expect(openSecret(key, sealed, "link 1")).toBe("token");
    expect(openSecret(key, sealed, "link 2")).toBeNull();
    expect(openSecret(Buffer.alloc(32, 8), sealed, "link 1")).toBeNull();
    for (const text of ["", "short", `${sealed.slice(0, -2)}AA`])
      expect(openSecret(key, text, "link 1")).toBeNull();
  });
});
