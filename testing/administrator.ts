/** Administrators of the tests: people with an account and a second factor. */

import type { UserRow } from "../server/database/schema.ts";
import { updateUser } from "../server/users/queries.ts";
import type { TestApp } from "./app.ts";
import { makeAccount, signIn } from "./make.ts";
import { setUpSecondFactor } from "./second-factor.ts";

/** Makes an account, as the command `make-admin` finds it, and opens the calls of administrators to it. */
export async function makeAdministrator(test: TestApp, overrides: Record<string, unknown> = {}) {
  const account = await makeAccount(test, overrides);
  const { visitor, user } = await signIn(test, account);
  const factor = await setUpSecondFactor(test, visitor);
  await appoint(test, user);
  return { account, visitor, user, factor };
}

/** Makes somebody an administrator whatever opens their universe. */
export const appoint = (test: TestApp, { id }: Pick<UserRow, "id">) =>
  updateUser(test.database.db, id, { isAdministrator: 1 });
