/** Weakenings of chapters V9 and V10: tokens, OAuth and OpenID Connect. */

import type { Weakening } from "./weakening.ts";

export const provider: readonly Weakening[] = [
  {
    weakness: "A confirmation leads back wherever its address says.",
    changes: [
      {
        file: "server/provider/confirm.ts",
        find: "from !== undefined && /^\\/(?:[\\w-]+(?:\\/[\\w-]+)*\\/?)?$/.test(from) && isShellPath(from)",
        replace: "from !== undefined",
      },
    ],
    fails: [[["3.7.2"], "server/provider/confirm.test.ts", "leads to no other place than a page: %j"]],
  },
  {
    weakness: "ID tokens never expire.",
    changes: [
      {
        file: "server/provider/client.ts",
        find: "discovery(issuer, clientId, undefined, authenticate,",
        replace: "discovery(issuer, clientId, { [(await openid()).clockTolerance]: 1e10 }, authenticate,",
      },
    ],
    fails: [[["9.2.1"], "server/provider/refusals.test.ts", "is refused with an ID token %s"]],
  },
  {
    weakness: "The UserInfo endpoint may describe somebody else.",
    changes: [
      {
        file: "server/provider/client.ts",
        find: "fetchUserInfo(configuration, tokens.access_token, idToken.sub)",
        replace: "fetchUserInfo(configuration, tokens.access_token, (await openid()).skipSubjectCheck)",
      },
    ],
    fails: [
      [
        ["9.2.2"],
        "server/provider/refusals.test.ts",
        "is refused when the UserInfo endpoint describes another person than the ID token",
      ],
    ],
  },
  {
    weakness: "The cookie of a sign-in has its secrets.",
    changes: [
      {
        file: "server/provider/routes.ts",
        find: "setSecretCookie(reply, cookie, id,",
        replace: "setSecretCookie(reply, cookie, JSON.stringify(checks),",
      },
    ],
    fails: [
      [
        ["10.1.1"],
        "server/provider/leaving.test.ts",
        "gives the browser only an id, whose hash is in the database",
      ],
    ],
  },
  {
    weakness: "The reply of a provider is accepted in any browser.",
    changes: [
      {
        file: "server/provider/routes.ts",
        find: "const signIn = await consumeProviderSignIn(db, hashOf(id));",
        replace: `const state = new URL(request.url, "http://x").searchParams.get("state"); const signIn = await db.deleteFrom("provider_sign_ins").where("state", "=", state).returningAll().executeTakeFirst();`,
      },
    ],
    fails: [
      [
        ["10.1.2"],
        "server/provider/refusals.test.ts",
        "is refused to a browser that started another sign-in",
      ],
    ],
  },
  {
    weakness: "The state of a reply is not checked.",
    changes: [
      {
        file: "server/provider/client.ts",
        find: "expectedState: state,",
        replace: "expectedState: (await openid()).skipStateCheck,",
      },
    ],
    fails: [
      [
        ["10.1.2", "10.2.1"],
        "server/provider/refusals.test.ts",
        "is refused when it was meant for another %s",
      ],
    ],
  },
  {
    weakness: "The nonce of an ID token is not checked.",
    changes: [
      {
        file: "server/provider/client.ts",
        find: "expectedState: state, expectedNonce: nonce,",
        replace: "expectedState: state, idTokenExpected: true,",
      },
    ],
    fails: [[["10.5.1"], "server/provider/refusals.test.ts", "is refused with an ID token %s"]],
  },
  {
    weakness: "A provider's person gets the universe of an address.",
    changes: [
      {
        file: "server/provider/find-or-create-user.ts",
        find: "(await recordProviderSignIn(transaction.db, identity, transaction.at)) ??",
        replace: `(await recordProviderSignIn(transaction.db, identity, transaction.at)) ?? (profile.email && await transaction.db.selectFrom("users").select("id").where("emailKey", "=", emailKey(profile.email)).executeTakeFirst()) ??`,
      },
    ],
    fails: [
      [
        ["10.5.2"],
        "server/provider/people.test.ts",
        "links no existing user by address, and does not take the address of another user",
      ],
    ],
  },
];
