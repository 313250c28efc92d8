/** Plans for the calls of passkeys, recovery codes and invitations: the server's address must be one that can have passkeys. */

import type { NewKey } from "#domain/accounts/passkeys.ts";
import type { api } from "#domain/api.ts";
import { addPasskey, askForKey, askForPasskey, makeAuthenticator } from "../authenticator/passkeys.ts";
import type { Person, WholePerson } from "./person.ts";
import type { Plan } from "./plan.ts";

/** A recovery code of the right form. */
const unknownCode = "ABCD-EFGH-JKMN-PQRS";

const newPasskey = (response: NewKey) => ({ name: "My phone", response });

/** A new passkey of the person, and the authenticator that has its key. */
async function keyOf({ test, visitor }: WholePerson) {
  const authenticator = makeAuthenticator();
  const { passkey } = await addPasskey(visitor, authenticator);
  // Nothing of its mail changes any more while a call is tried.
  await test.app.context.mail.sendDue();
  return { authenticator, passkey };
}

/** A call whose path has the id of the owner's passkey. */
const ofPasskey = (status: number, parts: { body?: Record<string, unknown> } = {}): Plan => ({
  foreign: async (owner) =>
    [(await keyOf(owner)).passkey, owner.user].map(({ id }) => ({ params: { id }, ...parts, status: 404 })),
  own: async (owner) => ({ params: { id: (await keyOf(owner)).passkey.id }, ...parts, status }),
});

/** The answer that another authenticator gives for the owner's key, and one that names the owner as the key. */
async function foreignAnswers(owner: WholePerson, { visitor }: Person, purpose?: "confirm") {
  const { authenticator } = await keyOf(owner);
  const [keyId = ""] = authenticator.keyIds;
  const others = makeAuthenticator();
  await addPasskey(visitor, others);
  const answerAs = async (id: string) => ({
    ...others.get(await askForPasskey(visitor, purpose)),
    ...{ id, rawId: id },
  });
  return [await answerAs(keyId), await answerAs(owner.user.id)];
}

async function foreignKeys(owner: WholePerson, { visitor }: Person) {
  const { authenticator } = await keyOf(owner);
  const [keyId = ""] = authenticator.keyIds;
  const key = authenticator.attest((await askForKey(visitor)).challenge, keyId);
  const { id } = owner.user;
  const renamed = authenticator.attest((await askForKey(visitor)).challenge, keyId);
  return { key, renamed: { ...renamed, id, rawId: id } };
}

export const passkeyPlans = {
  passkeyOptions: { foreign: () => [{ body: {}, status: 200 }] },
  signInByPasskey: {
    foreign: async (owner, other) =>
      (await foreignAnswers(owner, other)).map((response) => ({ body: { response }, status: 401 })),
    own: async (owner) => {
      const { authenticator } = await keyOf(owner);
      return { body: { response: authenticator.get(await askForPasskey(owner.visitor)) }, status: 200 };
    },
  },
  confirm: {
    foreign: async (owner, other) => [
      { body: { password: "Wrong-Pass-1" }, status: 403 },
      ...(await foreignAnswers(owner, other, "confirm")).map((response) => ({
        body: { response },
        status: 403,
      })),
    ],
    own: async (owner) => {
      const { authenticator } = await keyOf(owner);
      const question = await askForPasskey(owner.visitor, "confirm");
      return { body: { response: authenticator.get(question) }, status: 200 };
    },
  },
  recover: {
    foreign: ({ account: { email, universeName } }) =>
      [{ email }, { identifier: universeName }].map((who) => ({
        ...{ body: { ...who, recoveryCode: unknownCode }, status: 401, changes: ["loginAttempts"] },
      })),
  },
  useInvitation: {
    foreign: ({ user }) => [{ params: { token: `${user.id}.${"x".repeat(43)}` }, status: 403 }],
  },
  newPasskeyOptions: {
    foreign: ({ account: { universeName } }) => [{ body: { universeName }, status: 200 }],
    own: () => ({ body: {}, status: 200 }),
  },
  addPasskey: {
    foreign: async (owner, other) => {
      const { key, renamed } = await foreignKeys(owner, other);
      return [
        { body: newPasskey(key), status: 409 },
        { body: newPasskey(renamed), status: 400 },
      ];
    },
    own: async ({ visitor }) => ({
      body: newPasskey(makeAuthenticator().create(await askForKey(visitor))),
      status: 201,
    }),
  },
  renamePasskey: ofPasskey(200, { body: { name: "My tablet" } }),
  removePasskey: ofPasskey(204),
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
