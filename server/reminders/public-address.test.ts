import { describe, expect, it } from "vitest";
import { findReach, resolvePublic } from "./public-address.ts";

const at = (...addresses: string[]) => addresses.map((address) => ({ address, family: 4 }));
const url = new URL("https://push.example.org/x");
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }));

describe("the host of a push service", () => {
  it("is resolved to its addresses if all of them are public", async () => {
    const found = at("8.8.8.8", "9.9.9.9");
    expect(await resolvePublic("push.example.org", async () => found)).toEqual(found);
    for (const addresses of [[], ["127.0.0.1"], ["8.8.8.8", "10.0.0.1"]])
      await expect(resolvePublic("push.example.org", async () => at(...addresses))).rejects.toThrow();
  });

  it("needs no name server if it is an address", async () => {
    expect(await resolvePublic("2606:4700::1111")).toEqual([{ address: "2606:4700::1111", family: 6 }]);
    await expect(resolvePublic("10.0.0.1")).rejects.toThrow("public");
  });

  it.each([
    ["not public", async () => at("192.168.0.1")],
    ["not public", failing("ENOTFOUND")],
    ["not public", failing("ENODATA")],
    ["unknown", failing("ESERVFAIL")],
    ["unknown", failing("ETIMEOUT")],
    ["unknown", failing("ECONNREFUSED")],
    ["public", async () => at("8.8.8.8")],
  ] as const)("is %s (%#)", async (reach, resolve) => {
    expect(await findReach(url, resolve)).toBe(reach);
  });
});
