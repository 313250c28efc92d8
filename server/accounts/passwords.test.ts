import { argon2Sync } from "node:crypto";
import { expect, it } from "vitest";
import { openTestApp } from "../../testing/app.ts";
import { buildApp } from "../app.ts";

it("hashes with argon2id, 19 MiB and 2 passes, unless a test asks for less", async () => {
  const test = await openTestApp();
  const { settings } = test.app.context;
  const app = await buildApp({ database: test.database, settings, clientDir: null });
  const salt = "c2l4dGVlbiBieXRlcyAhIQ";
  const tag = argon2Sync("argon2id", {
    ...{ message: "a password", nonce: Buffer.from(salt, "base64url") },
    ...{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
  });
  const expected = `argon2id-19456-2-1$${tag.toString("base64url")}`;
  expect(await app.context.hashPassword("a password", salt)).toBe(expected);
  await app.close();
  await test.close();
});
