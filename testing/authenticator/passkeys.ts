/** Factories of people with passkeys, on a server at an address that can have some. */

import { invitationLifetimeMs } from "#domain/accounts/migration.ts";
import type { NewKey, NewKeyOptions, PasskeyAnswer, PasskeyQuestion } from "#domain/accounts/passkeys.ts";
import { api } from "#domain/api.ts";
import { storeInvitation } from "../../server/accounts/taking-over-queries.ts";
import type { Settings } from "../../server/environment.ts";
import { hashOf, newSecretOf } from "../../server/secrets.ts";
import { openTestApp, type TestApp } from "../app.ts";
import { signUp } from "../make.ts";
import type { Visitor } from "../visitor.ts";
import { Authenticator, type Behaviour } from "./authenticator.ts";

/** An address that can have passkeys. */
export const publicUrl = new URL("https://mood.example.org");

export const openPasskeyApp = (overrides: Partial<Settings> = {}) =>
  openTestApp({ publicUrl, rateLimits: false, ...overrides });

export const makeAuthenticator = (behaviour: Partial<Behaviour> = {}) =>
  new Authenticator({ origin: publicUrl.origin, ...behaviour });

/** Asks for a new key; `universeName` is what the person of a universe that opens by its name types. */
export async function askForKey(visitor: Visitor, universeName?: string): Promise<NewKeyOptions> {
  const { status, body, text } = await visitor.call(api.newPasskeyOptions, { body: { universeName } });
  if (status !== 200) throw new Error(`No key was asked for: ${text}`);
  return body;
}

export const sendKey = (visitor: Visitor, response: NewKey, name = "My phone") =>
  visitor.call(api.addPasskey, { body: { name, response } });

/** Adds a passkey that the authenticator makes; returns the reply. */
export async function addPasskey(
  visitor: Visitor,
  authenticator: Authenticator,
  { name, universeName }: { name?: string; universeName?: string } = {},
) {
  const key = authenticator.create(await askForKey(visitor, universeName));
  const { status, body, text } = await sendKey(visitor, key, name);
  if (status !== 201) throw new Error(`No passkey was added: ${text}`);
  return body as { passkey: { id: string; name: string }; recoveryCodes: string[] | null };
}

export async function askForPasskey(visitor: Visitor, purpose?: "confirm"): Promise<PasskeyQuestion> {
  const { status, body, text } = await visitor.call(api.passkeyOptions, { body: { purpose } });
  if (status !== 200) throw new Error(`No passkey was asked for: ${text}`);
  return body;
}

export const sendAnswer = (visitor: Visitor, response: PasskeyAnswer) =>
  visitor.call(api.signInByPasskey, { body: { response } });

/** Signs in on a device where nobody is signed in. */
export async function signInByPasskey(test: TestApp, authenticator: Authenticator) {
  const visitor = test.visitor();
  const answer = await sendAnswer(visitor, authenticator.get(await askForPasskey(visitor)));
  return { visitor, ...answer, status: answer.status, body: answer.body };
}

/** A universe that only a passkey opens, and the recovery codes that came with it. */
export async function makeKeyedUniverse(test: TestApp, authenticator = makeAuthenticator()) {
  const { visitor, user } = await signUp(test);
  const { passkey, recoveryCodes } = await addPasskey(visitor, authenticator, user);
  return { visitor, user, authenticator, passkey, recoveryCodes: recoveryCodes ?? [] };
}

/** The provider of `giveIdentity`, as the settings name it; nothing answers there. */
export const provider = {
  issuer: new URL("https://id.example.org"),
  clientId: "mood",
  clientSecret: "secret",
};

/** Makes it a universe that a provider opens too: one that is gone, unless the app has the settings above. */
export const giveIdentity = ({ database: { db } }: TestApp, { id }: { readonly id: string }) =>
  db
    .updateTable("users")
    .set({ providerIssuer: "https://id.example.org", providerSubject: `subject of ${id}` })
    .where("id", "=", id)
    .execute();

/** A link of the operator to a universe, for as many milliseconds; returns its token. */
export async function makeInvitation(test: TestApp, userId: string, lifetimeMs = invitationLifetimeMs) {
  const token = newSecretOf(userId);
  const endsAt = new Date(test.clock.now + lifetimeMs);
  await storeInvitation(test.database.db, { userId, tokenHash: hashOf(token), endsAt });
  return token;
}
