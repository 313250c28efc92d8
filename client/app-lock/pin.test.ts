import { argon2Sync } from "node:crypto";
import { expect, it } from "vitest";
import { fromBase64Url } from "../base64url.ts";
import { isRightPin, makePin } from "./pin.ts";

/** Each hash takes a part of a second. */
const way = await makePin("314159");

it("a PIN opens what was made with it, and no other one does", async () => {
  expect(await isRightPin("314159", way)).toBe(true);
  expect(await isRightPin("314158", way)).toBe(false);
});

it("a PIN has a salt of its own each time, and so another hash", async () => {
  const again = await makePin("314159");
  expect(again.salt).not.toBe(way.salt);
  expect(again.hash).not.toBe(way.hash);
});

it("a PIN is stored as the Argon2id that Node computes", () => {
  const { salt, hash } = way;
  const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
  const expected = argon2Sync("argon2id", { message: "314159", nonce: fromBase64Url(salt), ...cost });
  expect(Buffer.from(hash, "base64url")).toEqual(expected);
  expect(JSON.stringify(way)).not.toContain("314159");
});
