import { expect, test, vi } from "vitest";
import type { User } from "#domain/accounts/user.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { findUser, type UserCalls } from "./find-user.ts";

const ada = { id: "ada" } as User;
const refuse = (status: number) => () =>
  Promise.reject(new CallError(new Response(null, { status }), `{"error":"no"}`));
const disconnect = () => Promise.reject(new NetworkError("down"));
const resolve = () => Promise.resolve(ada);

const makeCalls = (changes: Partial<UserCalls>): UserCalls => ({
  me: refuse(401),
  user: refuse(401),
  byId: refuse(404),
  ...changes,
});

test("the cookie's user is the user", async () => {
  const user = vi.fn(resolve);
  expect(await findUser(makeCalls({ me: resolve, user }), null)).toBe(ada);
  expect(user).not.toHaveBeenCalled();
});

test("when the first call fails, the second is sent", async () => {
  expect(await findUser(makeCalls({ me: refuse(500), user: resolve }), null)).toBe(ada);
});

test("without a cookie, a forged id does not sign in", async () => {
  expect(await findUser(makeCalls({}), "forged")).toBeNull();
});

test("the cookie takes precedence over another stored id", async () => {
  expect(await findUser(makeCalls({ me: resolve }), "someone-else")).toBe(ada);
  expect(await findUser(makeCalls({ byId: resolve }), "ada")).toBeNull();
});

test("an answer of the cookie's call waits for no other", async () => {
  const byId = () => new Promise<User>(() => {});
  expect(await findUser(makeCalls({ me: resolve, byId }), "ada")).toBe(ada);
});

test("the stored id is used when the session's calls fail", async () => {
  expect(await findUser(makeCalls({ me: refuse(500), user: disconnect, byId: resolve }), "ada")).toBe(ada);
});

test("the search for the user rejects when all calls fail", async () => {
  const finding = findUser(makeCalls({ me: disconnect, user: disconnect, byId: disconnect }), "ada");
  await expect(finding).rejects.toThrow("Failed to fetch user");
});
