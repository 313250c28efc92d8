/** Programs that call with an access token. */

import type { TokenScope } from "#domain/accounts/tokens.ts";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { insertToken } from "../server/tokens/queries.ts";
import { newToken } from "../server/tokens/token-form.ts";
import type { TestApp } from "./app.ts";
import type { Parts, Visitor } from "./visitor.ts";

let tokens = 0;
export const makeToken = (overrides: Record<string, unknown> = {}) => {
  tokens += 1;
  return { name: `Program ${tokens}`, ...overrides };
};

/** Makes a token as its person does, who has signed in lately; returns it as the one reply shows it. */
export async function tokenOf(
  visitor: Visitor,
  scopes?: readonly TokenScope[],
  overrides: Record<string, unknown> = {},
): Promise<{ id: string; token: string }> {
  const body = makeToken({ ...(scopes && { scopes }), ...overrides });
  const answer = await visitor.call(api.createToken, { body });
  if (answer.status !== 201) throw new Error(`No token: ${answer.text}`);
  return answer.body;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A program with a token: it keeps no cookies. */
export const programOf = (test: TestApp, token: string) => ({
  call<C extends Call>(call: C, parts: Parts<C> = {}) {
    return test.visitor().call(call, { ...parts, headers: { ...bearer(token), ...parts.headers } });
  },
});

/** A token of a person that nobody has, for tests that only need its row. */
export async function addToken(test: TestApp, userId: string) {
  const { id, hash } = newToken(userId);
  const createdAt = new Date(test.clock.now);
  const row = { userId, id, hash, name: "Home Assistant", scopes: JSON.stringify(["moods:read"]) };
  await insertToken(test.database.db, { ...row, createdAt, expiresAt: null, lastUsedAt: null });
}
