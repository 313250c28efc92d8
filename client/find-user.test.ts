import { expect, test, vi } from "vitest";
import type { User } from "#domain/accounts.ts";
import { CallError, NetworkError } from "./call-errors.ts";
import { type Ask, findUser } from "./find-user.ts";

const ada = { id: "ada" } as User;
const refuse = (status: number) => () =>
  Promise.reject(new CallError(new Response(null, { status }), `{"error":"no"}`));
const lost = () => Promise.reject(new NetworkError("down"));
const found = () => Promise.resolve(ada);

const makeAsk = (changes: Partial<Ask>): Ask => ({
  me: refuse(401),
  user: refuse(401),
  byId: refuse(404),
  ...changes,
});

test("the cookie's user is the user", async () => {
  const user = vi.fn(found);
  expect(await findUser(makeAsk({ me: found, user }), null)).toBe(ada);
  expect(user).not.toHaveBeenCalled();
});

test("when the first call fails, the second is asked", async () => {
  expect(await findUser(makeAsk({ me: refuse(500), user: found }), null)).toBe(ada);
});

test("no cookie and a forged id: nobody", async () => {
  expect(await findUser(makeAsk({}), "forged")).toBeNull();
});

test("the cookie outranks another stored id", async () => {
  expect(await findUser(makeAsk({ me: found }), "someone-else")).toBe(ada);
  expect(await findUser(makeAsk({ byId: found }), "ada")).toBeNull();
});

test("the stored id stands in when the session's calls break down", async () => {
  expect(await findUser(makeAsk({ me: refuse(500), user: lost, byId: found }), "ada")).toBe(ada);
});

test("when nobody can say, it says so", async () => {
  const asking = findUser(makeAsk({ me: lost, user: lost, byId: lost }), "ada");
  await expect(asking).rejects.toThrow("Failed to fetch user");
});
