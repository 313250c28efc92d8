/** Plans for the calls of accounts, sign-in and the profile. */

import type { ListedSession } from "#domain/accounts/sessions.ts";
import { api } from "#domain/api.ts";
import { hashOf } from "../../server/secrets.ts";
import { listedId } from "../../server/sessions/list-sessions.ts";
import { insertSession } from "../../server/sessions/queries.ts";
import { providerKey } from "../../server/users/directory-queries.ts";
import { updateUser } from "../../server/users/queries.ts";
import { makeBody, makeMigration, makeRegistration, makeUniverse, password } from "../make.ts";
import { idIn, type WholePerson } from "./person.ts";
import { anyone, mine, type Plan } from "./plan.ts";

const nameOf = ({ account: { universeName } }: WholePerson) => ({ universeName });
const wrong = "Wrong-Pass-1";
const counters = ["loginAttempts"];

/** A call of the owner whose path has the id of the user. */
const ofUser = (status: number, parts: { body?: Record<string, unknown> } = {}): Plan => ({
  foreign: ({ user }) => [{ params: user, ...parts, status: 404 }],
  own: ({ user }) => ({ params: user, ...parts, status }),
});

/** A call of the same path that succeeds for nobody here. */
const ofOthers = (): Plan => ({ foreign: ofUser(404).foreign });

/** The token of the latest mail to the address that the owner has not verified yet. */
async function mailedToken({ test, word }: WholePerson): Promise<string> {
  const mail = (await test.mailsTo(`next-${word}@example.org`)).at(-1);
  return new URL(mail?.link ?? "http://no.link").searchParams.get("token") ?? "";
}

const sessionsOf = async ({ visitor }: WholePerson): Promise<ListedSession[]> =>
  (await visitor.call(api.listSessions)).body;

/** Begins another session of the owner, whatever a sign-in would ask for; returns the id by which the API names it. */
async function signInElsewhere({ test, user }: WholePerson): Promise<string> {
  const session = { userId: user.id, sid: hashOf(crypto.randomUUID()) };
  const sess = JSON.stringify({ openedBy: "password", openedAt: new Date(test.clock.now).toISOString() });
  const expire = new Date(test.clock.now + 86_400_000);
  await insertSession(test.database.db, { ...session, sess, expire });
  return listedId(session);
}

/** Gives the owner an identity at a provider, beside the password; returns the id by which the API names it. */
async function linkProvider({ test, user }: WholePerson): Promise<string> {
  const [providerIssuer, providerSubject] = ["https://id.example.org", `subject of ${user.id}`];
  await updateUser(test.database.db, user.id, { providerIssuer, providerSubject });
  return hashOf(providerKey(providerIssuer, providerSubject));
}

export const accountPlans = {
  me: mine({ status: 200 }),
  user: mine({ status: 200 }),
  logout: mine({ status: 302 }),
  instance: anyone(200),
  providerSignIn: anyone(302),
  providerCallback: anyone(400),
  register: {
    foreign: (owner) => [
      { body: makeRegistration({ email: owner.account.email }), status: 201 },
      { body: makeRegistration(nameOf(owner)), status: 409 },
      { body: makeRegistration({ invitation: `hash of ${owner.user.id}` }), status: 201 },
    ],
  },
  login: {
    foreign: ({ account: { email, universeName } }) => [
      { body: { email, password: wrong }, status: 401, changes: counters },
      { body: { identifier: universeName, password: wrong }, status: 401, changes: counters },
    ],
    own: ({ account: { email } }) => ({ body: { email, password }, status: 200 }),
  },
  resendVerification: {
    foreign: ({ account: { email, universeName } }) => [
      { body: { email }, status: 200 },
      { body: { identifier: universeName }, status: 200 },
    ],
  },
  migrate: {
    foreign: (owner) => [
      { body: makeMigration(owner.account.universeName), status: 409 },
      { body: makeMigration("Unknown", { email: owner.account.email }), status: 404 },
      { body: makeMigration("Unknown", { invitation: `hash of ${owner.user.id}` }), status: 403 },
    ],
  },
  verifyEmail: {
    foreign: ({ user }) => [{ query: { token: user.id }, status: 400 }],
    own: async (owner) => ({ query: { token: await mailedToken(owner) }, status: 200 }),
  },
  createUniverse: {
    foreign: (owner) => [
      { body: makeUniverse(nameOf(owner)), status: 409 },
      {
        body: makeUniverse({ invitation: `hash of ${owner.user.id}` }),
        by: owner.test.visitor(),
        status: 201,
      },
    ],
  },
  openUniverse: { foreign: (owner) => [{ params: nameOf(owner), status: 403 }] },
  keepUniverse: { foreign: (owner) => [{ params: nameOf(owner), status: 403 }] },
  getUser: ofUser(200),
  updateProfile: {
    foreign: (owner, other) => [
      { params: owner.user, body: { userName: "Grace" }, status: 404 },
      { params: other.user, body: nameOf(owner), status: 409 },
      { params: other.user, body: { email: owner.account.email }, status: 200 },
    ],
    own: ({ user }) => ({ params: user, body: { userName: "Grace" }, status: 200 }),
  },
  changePassword: ofUser(200, { body: makeBody(api.changePassword) }),
  deleteUniverse: {
    foreign: (owner, other) => [
      { params: owner.user, body: { ...nameOf(owner), password }, status: 404 },
      { params: other.user, body: { ...nameOf(owner), password }, status: 409 },
    ],
    own: (owner) => ({ params: owner.user, body: { ...nameOf(owner), password }, status: 202 }),
  },
  updateAvatar: ofUser(200, { body: makeBody(api.updateAvatar) }),
  updateStats: ofUser(200, { body: makeBody(api.updateStats) }),
  getSignIn: ofUser(200),
  cancelPendingEmail: ofUser(200),
  // The owner has no session that founded a universe: server/accounts/taking-over.test.ts has one.
  getDoors: mine({ status: 200 }),
  confirmByProvider: anyone(302),
  removeProvider: {
    foreign: ({ user }) => [{ params: { id: user.id }, status: 404 }],
    own: async (owner) => ({ params: { id: await linkProvider(owner) }, status: 204 }),
  },
  // What it says of a session is nowhere in the rows: the names of a device, and an id made from the key.
  listSessions: { foreign: () => [{ status: 200 }] },
  endSession: {
    foreign: async (owner) => [
      { params: { id: idIn(owner.rows, "sessions", "sid") }, status: 404 },
      { params: { id: (await sessionsOf(owner))[0]?.id }, status: 404 },
    ],
    own: async (owner) => ({ params: { id: await signInElsewhere(owner) }, status: 204 }),
  },
  listTokens: mine({ status: 200 }),
  createToken: mine({ body: makeBody(api.createToken), status: 201 }),
  deleteToken: {
    foreign: ({ rows }) => [{ params: { id: idIn(rows, "access_tokens") }, status: 404 }],
    own: ({ rows }) => ({ params: { id: idIn(rows, "access_tokens") }, status: 204 }),
  },
  endOtherSessions: { foreign: () => [{ status: 204 }], own: () => ({ status: 204 }) },
  // What it says of a person is in no row of theirs.
  getAccountLog: { foreign: () => [{ status: 200 }] },
  getMigration: ofOthers(),
  undoMigration: ofOthers(),
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
