import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressKey } from "./address-key.ts";

describe("the key of an address", () => {
  it("is the same for an IPv4 address and its IPv6-mapped form", () => {
    fc.assert(fc.property(fc.ipV4(), (address) => addressKey(address) === addressKey(`::ffff:${address}`)));
    expect(addressKey("192.0.2.1")).not.toBe(addressKey("192.0.2.2"));
  });

  it("is the same for all IPv6 addresses of a 64-bit network", () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        expect(addressKey(`${network}:${one}`)).toBe(addressKey(`${network}:${other}`));
        expect(addressKey(`${network}::`)).toBe(addressKey(`${network}:${one}`));
      }),
    );
    expect(addressKey("2001:db8::1")).toBe(addressKey("2001:DB8:0:0::2"));
    expect(addressKey("2001:db8::1")).not.toBe(addressKey("2001:db8:0:1::1"));
    expect(addressKey("::1")).not.toBe(addressKey("127.0.0.1"));
  });

  it("does not reveal the address", () => {
    fc.assert(fc.property(fc.ipV4(), (address) => !addressKey(address).includes(address)));
  });
});
