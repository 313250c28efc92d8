/** Signs administrators in for tests of the page on the real app. */

import { api } from "#domain/api.ts";
import { makeAccount, signIn } from "../make.ts";
import type { RealApp } from "./real-app.ts";

/** Signs an administrator in on the page's device. Returns the name of their universe. */
export async function signAdministratorIn(realApp: RealApp, overrides: Record<string, unknown> = {}) {
  const account = await makeAccount(realApp, overrides);
  realApp.device = (await signIn(realApp, account)).visitor;
  const { secret } = (await realApp.device.call(api.startTotp)).body;
  await realApp.device.call(api.confirmTotp, { body: { code: await realApp.codeOf(secret) } });
  await realApp.operate("make-admin", account.universeName);
  return account.universeName;
}
