import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeAccount, signIn, signUp } from "../../testing/make.ts";
import { runUniverse } from "../../testing/operator.ts";
import { setUpSecondFactor } from "../../testing/second-factor.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false });
});
afterAll(() => test.close());
beforeEach(() => {
  // The commands use the real clock.
  test.clock.now = Math.max(test.clock.now, Date.now()) + 60_000;
});

const run = (...args: string[]) =>
  runUniverse(test.app.context.settings, args, { environment: { PUBLIC_URL: "http://mood.example.org" } });

async function makePerson() {
  const account = await makeAccount(test);
  return { ...(await signIn(test, account)), account, name: account.universeName };
}

describe("make-admin and remove-admin", () => {
  it("open and close the page to a person, and list marks them", async () => {
    const { visitor, name } = await makePerson();
    const made = await run("make-admin", name);
    expect([made.code, made.stdout]).toEqual([
      ...[0, `The person of "${name}" is an administrator now: http://mood.example.org/admin\n`],
    ]);
    expect(made.stderr).toContain("once they have set up a second step or a passkey");
    expect((await visitor.call(api.me)).body.user.isAdministrator).toBe(true);
    expect((await visitor.call(api.listUniverses)).status).toBe(403);
    await setUpSecondFactor(test, visitor);
    expect((await visitor.call(api.listUniverses)).status).toBe(200);
    expect((await run("make-admin", name)).code).toBe(1);
    const line = (await run("list")).stdout.split("\n").find((one) => one.startsWith(name));
    expect(line).toContain("password (with a second factor), administrator");

    const removed = await run("remove-admin", name);
    expect([removed.code, removed.stderr]).toEqual([
      0,
      expect.stringContaining("There is no administrator now"),
    ]);
    expect((await visitor.call(api.listUniverses)).status).toBe(404);
    expect(Object.keys((await visitor.call(api.me)).body.user)).not.toContain("isAdministrator");
    expect((await run("remove-admin", name)).code).toBe(1);
  });

  it("say nothing of the last one while there is another, and do when the last one is closed or deleted", async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    await run("make-admin", one.name);
    await run("make-admin", other.name);
    expect((await run("remove-admin", one.name)).stderr).toBe("");
    expect((await run("close", other.name, "--yes")).stderr).toContain("There is no administrator now");
    expect((await run("make-admin", other.name)).stderr).toBe(`"${other.name}" is closed.\n`);
    await run("reopen", other.name);
    expect((await run("delete", other.name, "--yes")).stderr).toContain("There is no administrator now");
  });
});

describe("close and reopen", () => {
  it("are confirmed, say what follows, and undo each other", async () => {
    const { visitor, name } = await makePerson();
    expect(await run("close", name)).toMatchObject({ code: 1, stdout: "" });
    expect((await visitor.call(api.me)).status).toBe(200);
    const { code, stdout, stderr } = await run("close", name, "--yes");
    expect([code, stdout]).toEqual([0, expect.stringMatching(/is closed, and is removed after .* UTC/)]);
    expect(stderr).toContain("reopen undoes it until then");
    expect((await visitor.call(api.me)).status).toBe(401);
    expect((await run("close", name, "--yes")).code).toBe(1);
    expect((await run("send-sign-in-link", name)).code).toBe(1);
    expect(await run("reopen", name)).toMatchObject({ code: 0, stdout: `"${name}" is open again.\n` });
    expect(await run("reopen", name)).toMatchObject({ code: 1, stderr: `"${name}" is not closed.\n` });
  });

  it("leave what its person has closed", async () => {
    const { visitor, user } = await signUp(test);
    await visitor.call(api.deleteUniverse, { params: user, body: { universeName: user.universeName } });
    const { code, stderr } = await run("reopen", user.universeName);
    expect([code, stderr]).toEqual([1, expect.stringContaining("was closed by its person")]);
  });
});

describe("invite without a name", () => {
  it("makes a link for new people, which invitations lists and revoke ends", async () => {
    const made = await run("invite", "--days", "3", "--uses", "2", "--label", "From \u202Eschool");
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining("2 people can register")]);
    const token = made.stdout.trim().split("/join#")[1] ?? "";
    Object.assign(test.app.context.settings, { registration: "invite" });
    await signUp(test, { invitation: token });
    Object.assign(test.app.context.settings, { registration: "on" });
    const { stdout } = await run("invitations");
    const [id = "", ...line] = stdout.trim().split("\n").at(-1)?.split(/ {2,}/) ?? [];
    expect(line.slice(0, 3)).toEqual(["From \uFFFDschool", "new people", "1 of 2"]);
    expect(await run("revoke", id)).toMatchObject({ code: 0, stdout: "Its link works no more.\n" });
    expect((await run("revoke", id)).code).toBe(1);
    expect((await run("invitations")).stdout).toBe("There are no invitations.\n");
  });

  it("refuses what the page refuses, and an empty name", async () => {
    for (const args of [
      ["--days", "0"],
      ["--uses", "many"],
      ["--days", "1000"],
      ["--label", "x".repeat(51)],
    ])
      expect([args, (await run("invite", ...args)).code]).toEqual([args, 1]);
    expect((await run("invite", "--for", "")).code).toBe(2);
    expect((await run("invite", "Andromeda")).code).toBe(2);
    expect((await run("unlock", "Andromeda", "--days", "3")).code).toBe(2);
    const { settings } = test.app.context;
    const off = await runUniverse(settings, ["invite"], { environment: { REGISTRATION: "off" } });
    expect([off.code, off.stderr]).toEqual([1, "REGISTRATION is off: nobody could use the link.\n"]);
  });
});

it("log prints what was done, by whom and for whom, the latest first", async () => {
  const { name } = await makePerson();
  await run("unlock", name);
  await run("sign-out", name);
  const [first = "", second = ""] = (await run("log")).stdout.split("\n");
  expect(first.split(/ {2,}/).slice(1)).toEqual(["end-sessions", "operator", "–", name]);
  expect(second.split(/ {2,}/).slice(1)).toEqual(["unlock", "operator", "–", name]);
});
