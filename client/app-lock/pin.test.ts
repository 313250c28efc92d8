import { argon2Sync } from "node:crypto";
import { expect, it } from "vitest";
import { fromBase64Url } from "../base64url.ts";
import { isRightPin, makePin } from "./pin.ts";

it("a PIN opens what was made with it, and no other one does", async () => {
  const way = await makePin("314159");
  expect(await isRightPin("314159", way)).toBe(true);
  expect(await isRightPin("314158", way)).toBe(false);
  expect(await isRightPin("314159", { ...(await makePin("314159")), salt: way.salt })).toBe(false);
});

it("a PIN is stored as the Argon2id that Node computes, with a salt of its own", async () => {
  const way = await makePin("314159");
  const { salt, hash } = way;
  const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
  const expected = argon2Sync("argon2id", { message: "314159", nonce: fromBase64Url(salt), ...cost });
  expect(Buffer.from(hash, "base64url")).toEqual(expected);
  expect(JSON.stringify(way)).not.toContain("314159");
});
