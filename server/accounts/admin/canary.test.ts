import { afterAll, beforeAll, expect, it } from "vitest";
import { universeActions } from "#domain/admin/universes.ts";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { adminCalls } from "#domain/calls/admin.ts";
import { emotions } from "#domain/emotions.ts";
import { makeWholePerson, textsOf, type WholePerson } from "../../../testing/access/person.ts";
import { makeAdministrator } from "../../../testing/administrator.ts";
import { openTestApp, type TestApp } from "../../../testing/app.ts";
import { publicUrl } from "../../../testing/authenticator/passkeys.ts";
import { MailServer } from "../../../testing/mail-server.ts";
import { signIn } from "../../../testing/make.ts";
import type { Visitor } from "../../../testing/visitor.ts";
import { sweep } from "../../housekeeping.ts";

let mails: MailServer;
let test: TestApp;
let person: WholePerson;
let administrator: Visitor;
/** Every text of a person whose universe has nothing of their own in it. */
let common: Set<string>;
beforeAll(async () => {
  mails = await MailServer.start();
  test = await openTestApp({ publicUrl, rateLimits: false, cooldownMs: 0 }, { mailServer: mails });
  person = await makeWholePerson(test);
  common = textsOf((await makeWholePerson(test)).rows);
  administrator = (await makeAdministrator(test)).visitor;
});
afterAll(async () => {
  await test.close();
  await mails.stop();
});

/** Sends the mails that wait for each other: an address gets one a minute. */
async function sendAll() {
  for (let count = 0; count < 8; count++) {
    test.clock.now += 60_000;
    await test.app.context.mail.sendDue();
  }
}

/** What an administrator may know of the person. */
const told = () => [person.account.universeName, person.user.id];

/** Makes every call of administrators, with everything that can stand in its place of an action. */
async function crawl(): Promise<string[]> {
  const replies: string[] = [];
  const make = async (call: Call, parts: object = {}) => {
    const { status, text, headers } = await administrator.call(call as never, parts as never);
    expect([call.path, status < 300]).toEqual([call.path, true]);
    replies.push(text + JSON.stringify(headers));
    return text;
  };
  for (const order of ["name", "created", "seen", "bytes"])
    await make(api.listUniverses, { query: { order, search: person.account.universeName.slice(0, 3) } });
  for (const action of universeActions)
    await make(api.actOnUniverse, { params: { id: person.user.id, action } });
  const { id } = JSON.parse(await make(api.createInvitation, { body: { label: "A friend" } }));
  await make(api.listInvitations);
  await make(api.revokeInvitation, { params: { id } });
  await make(api.adminLog);
  await make(api.adminHealth);
  return replies;
}

it("no reply, mail, line of the log or line of the server has a word, a feeling or a tracker of a person", async () => {
  const loggedBefore = test.logged.length;
  await sweep(test.app);
  const replies = await crawl();
  expect(new Set(replies).size).toBeGreaterThanOrEqual(Object.keys(adminCalls).length);
  await sendAll();
  const written = [
    ...replies,
    ...test.logged.slice(loggedBefore),
    ...(await test.database.db.selectFrom("admin_log").selectAll().execute()).map((row) =>
      JSON.stringify(row),
    ),
    ...mails.mails.filter(({ subject }) => /closed|open again|sign in/.test(subject)).map(({ text }) => text),
  ]
    .join("\n")
    .replace(/\s+/g, " ");
  const secrets = [...textsOf(person.rows)].filter((text) => !common.has(text) && !told().includes(text));
  expect(secrets.length).toBeGreaterThan(50);
  expect(secrets.some((text) => text.startsWith("Tag canary"))).toBe(true);
  // The mails have the name of the universe; nobody but its person gets them.
  const withoutTold = told().reduce((text, one) => text.replaceAll(one, ""), written);
  expect(secrets.filter((secret) => withoutTold.includes(secret))).toEqual([]);
  for (const { id } of emotions) expect(replies.join("\n")).not.toContain(`"${id}"`);
});

it("no reply has a number that changes with each star", async () => {
  const other = await signIn(test, { ...person.account });
  const read = async () => {
    await sweep(test.app);
    const { body } = await administrator.call(api.listUniverses, {
      query: { search: person.account.universeName },
    });
    return body.universes[0];
  };
  const before = await read();
  for (let count = 0; count < 5; count++)
    await other.visitor.call(api.createMoodEntry, { body: { emotion: "joy", intensity: 7 } });
  expect(await read()).toEqual(before);
});

it("nothing of a link that signs in reaches an administrator", async () => {
  const params = { id: person.user.id, action: "send-sign-in-link" as const };
  const replies = [(await administrator.call(api.actOnUniverse, { params })).text];
  await sendAll();
  const mail = mails.mails.findLast(({ subject }) => subject === "Your link to sign in");
  const token = new URL(mail?.link ?? "").searchParams.get("token") ?? "";
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  replies.push(...(await crawl().catch(() => [])));
  expect(replies.join("\n") + test.logged.join("\n")).not.toContain(token.split(".")[1]);
});
