import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { lockout } from "#domain/accounts/lockout.ts";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, password, signIn } from "../../testing/make.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";
import { hashingLimit } from "./passwords.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now += 60_000;
});

const newPassword = "Another-Pass-9";
const { maxAttempts, durationMs } = lockout;

async function enter() {
  const account = await makeAccount(test);
  return { account, ...(await signIn(test, account)) };
}
type Person = Awaited<ReturnType<typeof enter>>;

/** Each call that checks a password, made with one; and the status of a wrong one. */
const checks: Record<string, { status: number; attempt: (person: Person, typed: string) => Promise<Reply> }> =
  {
    [api.login.path]: {
      status: 401,
      attempt: ({ account }, typed) =>
        test.visitor().call(api.login, { body: { identifier: account.email, password: typed } }),
    },
    [api.changePassword.path]: {
      status: 403,
      attempt: ({ visitor, user }, typed) =>
        visitor.call(api.changePassword, {
          params: { id: user.id },
          body: { currentPassword: typed, newPassword },
        }),
    },
    [api.confirm.path]: {
      status: 403,
      attempt: ({ visitor }, typed) => visitor.call(api.confirm, { body: { password: typed } }),
    },
    [api.deleteUniverse.path]: {
      status: 403,
      attempt: ({ visitor, user }, typed) =>
        visitor.call(api.deleteUniverse, {
          params: { id: user.id },
          body: { universeName: user.universeName, password: typed },
        }),
    },
  };
type Reply = { status: number; headers: Record<string, unknown>; body: Record<string, unknown> };
const ways = Object.keys(checks);
const attempt = (way: string, person: Person, typed = "wrong password") =>
  checks[way]?.attempt(person, typed) as Promise<Reply>;

/** Calls that set a password, and check none. */
const setting = [api.register.path, api.migrate.path, api.setPassword.path];

describe("every call that checks a password", () => {
  it("is one of those below", () => {
    const takesPassword = ({ body }: Call) =>
      body !== undefined &&
      Object.keys(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }).properties ?? {}).some(
        (field) => /password/i.test(field),
      );
    const paths = Object.values(api as Record<string, Call>)
      .filter(takesPassword)
      .map(({ path }) => path);
    expect(paths.toSorted()).toEqual([...ways, ...setting].toSorted());
  });

  it("does so by one function: no other file computes the hash of what somebody typed", async () => {
    const server = join(import.meta.dirname, "..");
    const hashing: string[] = [];
    for await (const file of glob("**/*.ts", { cwd: server }))
      if (!file.endsWith(".test.ts") && /\bhashPassword\(/.test(await readFile(join(server, file), "utf8")))
        hashing.push(file);
    // The other one stores a password.
    expect(hashing.toSorted()).toEqual(["accounts/address-salt.ts", "accounts/password-check.ts"]);
  });

  it.each(ways)("%s refuses ten wrong ones, and then the right one until the lock ends", async (way) => {
    const person = await enter();
    const wrong: number[] = [];
    for (let n = 0; n < maxAttempts; n++) wrong.push((await attempt(way, person)).status);
    expect(wrong).toEqual(Array(maxAttempts).fill(checks[way]?.status));
    for (const other of ways) {
      const locked = await attempt(other, person, password);
      expect([other, locked.status, locked.body.code, locked.headers["retry-after"]]).toEqual([
        ...[other, 423, "account-locked", "900"],
      ]);
    }
    // A session that is open keeps working.
    expect((await person.visitor.call(api.me)).status).toBe(200);
    test.clock.now += durationMs;
    expect((await attempt(way, person, password)).status).toBeLessThan(300);
  });

  it("counts together with the others", async () => {
    const person = await enter();
    for (let n = 0; n < maxAttempts; n++)
      expect((await attempt(ways[n % ways.length] ?? "", person)).status).not.toBe(423);
    for (const way of ways) expect((await attempt(way, person)).status).toBe(423);
  });

  it.each(ways.filter((way) => way !== api.deleteUniverse.path))(
    "%s forgets wrong ones after the right one",
    async (way) => {
      const person = await enter();
      for (let n = 1; n < maxAttempts; n++) await attempt(api.changePassword.path, person);
      expect((await attempt(way, person, password)).status).toBe(200);
      expect((await attempt(api.changePassword.path, person)).status).toBe(403);
      const now = way === api.changePassword.path ? newPassword : password;
      expect((await attempt(api.login.path, person, now)).status).toBe(200);
    },
  );

  it("forgets no wrong codes of a second factor where it asks for none", async () => {
    const person = await enter();
    await setUpSecondFactor(test, person.visitor);
    const confirm = () => person.visitor.call(api.confirm, { body: { password, code: "000000" } });
    for (let n = 1; n < maxAttempts; n++) expect((await confirm()).body.code).toBe("wrong-code");
    expect((await attempt(api.changePassword.path, person, password)).status).toBe(200);
    const now = { password: newPassword, code: "000000" };
    expect((await person.visitor.call(api.confirm, { body: now })).body.code).toBe("wrong-code");
    expect((await person.visitor.call(api.confirm, { body: now })).status).toBe(423);
  });

  it.each(ways)("%s counts each of thirty that are sent at the same time", async (way) => {
    const person = await enter();
    const replies = await Promise.all(Array.from({ length: 30 }, () => attempt(way, person)));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(maxAttempts).fill(checks[way]?.status), ...Array(20).fill(423)]);
  });

  it.each(ways)("%s costs one hash, also while it is locked", async (way) => {
    const person = await enter();
    for (let n = 0; n <= maxAttempts; n++) {
      const before = hashingLimit.stats.started;
      await attempt(way, person);
      expect(hashingLimit.stats.started - before).toBe(1);
    }
  });
});
