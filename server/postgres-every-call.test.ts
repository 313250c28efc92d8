import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makePerson, makeWholePerson, type WholePerson } from "../testing/access/person.ts";
import type { Attempt } from "../testing/access/plan.ts";
import { plans } from "../testing/access/plans.ts";
import { makeAdministrator } from "../testing/administrator.ts";
import type { TestApp } from "../testing/app.ts";
import { makeInvitation, makeKeyedUniverse, publicUrl } from "../testing/authenticator/passkeys.ts";
import { followLink, makeBody, makeMigration, signUp } from "../testing/make.ts";
import { ProviderTest } from "../testing/provider-sign-in.ts";
import { setUpSecondFactor } from "../testing/second-factor.ts";
import { programOf, tokenOf } from "../testing/tokens.ts";
import type { Parts, Visitor } from "../testing/visitor.ts";

let at: ProviderTest;
let test: TestApp;
/** Somebody new when an earlier call has taken what a call needs, such as the session. */
let owner: WholePerson;
beforeAll(async () => {
  const ntfyNetworks = "127.0.0.0/8";
  at = await ProviderTest.open({ publicUrl, rateLimits: false, cooldownMs: 0, ntfyNetworks });
  test = at.test;
  owner = await makeWholePerson(test);
});
afterAll(() => at.close());

type Name = keyof typeof api;
const send = (name: Name, visitor: Visitor, { params, query, body, headers }: Omit<Attempt, "status">) =>
  visitor.call(api[name], { params, query, body, headers } as Parts<(typeof api)[Name]>);

/** A founder whose universe somebody gives an address and a password. */
async function founderTakenOver() {
  const founder = await signUp(test);
  const migration = makeMigration(founder.user.universeName);
  await test.visitor().call(api.migrate, { body: migration });
  await followLink(test.visitor(), (await test.mailsTo(migration.email)).at(-1));
  return founder;
}

/** A universe that its name alone opens, closed by its founder. */
async function closed() {
  const { visitor, user } = await signUp(test);
  await visitor.call(api.deleteUniverse, { params: user, body: { universeName: user.universeName } });
  return user;
}

/** A call of an administrator. */
const asAdministrator = async (name: Name, attempt: Omit<Attempt, "status"> = {}) => {
  const { visitor } = await makeAdministrator(test);
  return send(name, visitor, attempt);
};

/** An invitation for new people, as its one reply shows it. */
const invitation = async () =>
  (await (await makeAdministrator(test)).visitor.call(api.createInvitation, { body: {} })).body;

/** The calls that succeed for nobody in `plans`. */
const others: Partial<Record<Name, () => Promise<{ status: number }>>> = {
  createUniverse: () => send("createUniverse", test.visitor(), { body: makeBody(api.createUniverse) }),
  openUniverse: async () => send("openUniverse", test.visitor(), { params: (await signUp(test)).user }),
  keepUniverse: async () => send("keepUniverse", test.visitor(), { params: await closed() }),
  migrate: async () => {
    const { visitor, user } = await signUp(test);
    return send("migrate", visitor, { body: makeMigration(user.universeName) });
  },
  getMigration: async () => {
    const { visitor, user } = await founderTakenOver();
    return send("getMigration", visitor, { params: user });
  },
  undoMigration: async () => {
    const { visitor, user } = await founderTakenOver();
    return send("undoMigration", visitor, { params: user });
  },
  providerCallback: async () => (await at.signIn({ sub: "ada", name: "Ada" })).answer,
  finishSignIn: async () => {
    const account = { sub: "protected", name: "Ada" };
    const { visitor } = await at.signIn(account);
    const { code } = await setUpSecondFactor(test, visitor);
    await at.returnFromProvider(visitor, await at.goToProvider(visitor, account));
    return send("finishSignIn", visitor, { body: { code: code() } });
  },
  chooseProviderFactor: async () => {
    const { visitor } = await at.signIn({ sub: "chooser", name: "Ada" });
    return send("chooseProviderFactor", visitor, { body: makeBody(api.chooseProviderFactor) });
  },
  setPassword: async () => {
    const { visitor } = await makeWholePerson(test);
    const planned = await plans.useSignInLink.own?.(owner);
    await send("useSignInLink", visitor, planned ?? {});
    return send("setPassword", visitor, { body: makeBody(api.setPassword) });
  },
  recover: async () => {
    const { user, recoveryCodes } = await makeKeyedUniverse(test);
    const body = { identifier: user.universeName, recoveryCode: recoveryCodes[0] ?? "" };
    return send("recover", test.visitor(), { body });
  },
  listUniverses: () => asAdministrator("listUniverses"),
  actOnUniverse: async () => {
    const { id } = (await signUp(test)).user;
    return asAdministrator("actOnUniverse", { params: { id, action: "end-sessions" } });
  },
  listInvitations: () => asAdministrator("listInvitations"),
  createInvitation: () => asAdministrator("createInvitation", { body: makeBody(api.createInvitation) }),
  revokeInvitation: async () =>
    asAdministrator("revokeInvitation", { params: { id: (await invitation()).id } }),
  adminLog: () => asAdministrator("adminLog"),
  adminHealth: () => asAdministrator("adminHealth"),
  checkInvitation: async () => {
    const body = { invitation: new URL((await invitation()).url).hash.slice(1) };
    return send("checkInvitation", test.visitor(), { body });
  },
  askAsAssistant: async () => {
    const { token } = await tokenOf(owner.visitor, ["moods:read"]);
    const headers = { accept: "application/json, text/event-stream" };
    return programOf(test, token).call(api.askAsAssistant, { body: makeBody(api.askAsAssistant), headers });
  },
  testNtfy: async () => {
    const { visitor } = await signUp(test);
    const ntfy = { topicUrl: "https://127.0.0.1:1/topic" };
    await visitor.call(api.putReminders, { body: { ...makeBody(api.putReminders), ntfy } });
    return send("testNtfy", visitor, {});
  },
  useInvitation: async () => {
    const token = await makeInvitation(test, (await signUp(test)).user.id);
    return send("useInvitation", test.visitor(), { params: { token } });
  },
};

/** Calls as the owner, or as somebody else who succeeds with the call. */
async function callAsPlanned(name: Name) {
  const { own, foreign } = plans[name];
  if (own) return send(name, owner.visitor, await own(owner));
  const other = await makePerson(test);
  const attempt = (await foreign(owner, other)).find(({ status }) => status < 400);
  if (!attempt) throw new Error(`No plan of ${name} succeeds.`);
  return send(name, attempt.by ?? other.visitor, attempt);
}

/** Calls that say that there is nothing: server/assistants/assistants.test.ts makes them. */
const neverSucceed: readonly Name[] = ["followAsAssistant", "leaveAsAssistant"];
const names = (Object.keys(api) as Name[]).filter((name) => !neverSucceed.includes(name));

it.each(names)("%s succeeds", async (name) => {
  const call = others[name] ?? (() => callAsPlanned(name));
  if ((await call()).status < 400) return;
  owner = await makeWholePerson(test);
  expect((await call()).status).toBeLessThan(400);
});
