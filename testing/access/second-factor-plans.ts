/** Plans for the calls of the second factor, and of the link by mail. */

import { api } from "#domain/api.ts";
import { makeBody, password } from "../make.ts";
import { authenticator, setUpSecondFactor } from "../second-factor.ts";
import type { WholePerson } from "./person.ts";
import { mine, type Plan } from "./plan.ts";

const code = "123456";

/** Does nothing for an owner who has a second factor by an earlier plan. */
async function withSecondFactor({ test, visitor }: WholePerson) {
  if ((await visitor.call(api.startTotp)).status === 200) await setUpSecondFactor(test, visitor);
}

async function codeToConfirm({ test, visitor }: WholePerson): Promise<string> {
  const { body } = await visitor.call(api.startTotp);
  return body.secret ? authenticator(body.secret)(test.clock.now) : code;
}

async function mailedToken({ test, account: { email } }: WholePerson): Promise<string> {
  await test.visitor().call(api.askForSignInLink, { body: { email } });
  // An address gets one mail a minute.
  test.clock.now += 60_000;
  const mail = (await test.mailsTo(email)).at(-1);
  return new URL(mail?.link ?? "http://no.link").searchParams.get("token") ?? "";
}

export const secondFactorPlans = {
  finishSignIn: { foreign: () => [{ body: { code }, status: 401 }] },
  askForSignInLink: { foreign: ({ account: { email } }) => [{ body: { email }, status: 200 }] },
  useSignInLink: {
    foreign: ({ user }) => [{ body: { token: `${user.id}.${"A".repeat(43)}` }, status: 401 }],
    own: async (owner) => ({ body: { token: await mailedToken(owner) }, status: 200 }),
  },
  startTotp: mine({ status: 200 }),
  confirmTotp: {
    foreign: () => [{ body: { code }, status: 409 }],
    own: async (owner) => ({ body: { code: await codeToConfirm(owner) }, status: 200 }),
  },
  endTotp: {
    foreign: () => [{ status: 404 }],
    own: async (owner) => {
      await withSecondFactor(owner);
      return { status: 204 };
    },
  },
  renewRecoveryCodes: {
    foreign: () => [{ status: 409 }],
    own: async (owner) => {
      await withSecondFactor(owner);
      return { status: 200 };
    },
  },
  chooseProviderFactor: { foreign: () => [{ body: makeBody(api.chooseProviderFactor), status: 404 }] },
  setPassword: { foreign: () => [{ body: { newPassword: `${password}!` }, status: 403 }] },
} as const satisfies Partial<Record<keyof typeof api, Plan>>;
