import { describe, expect, it } from "vitest";
import { TestClock } from "../../testing/test-clock.ts";
import { realTimers } from "../timers.ts";
import { findReach, isPublicAddress, resolvePublic } from "./public-address.ts";

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
    expect(await findReach(url, realTimers, resolve)).toBe(reach);
  });

  it("is unknown when its name server answers nothing for five seconds", async () => {
    const clock = new TestClock(0);
    const reach = findReach(url, clock.timers, () => new Promise(() => {}));
    await clock.advance(4_999);
    expect(await Promise.race([reach, "asked"])).toBe("asked");
    await clock.advance(1);
    expect(await reach).toBe("unknown");
  });
});

describe("an address", () => {
  it.each([
    [
      "of this network",
      "0.0.0.1 10.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1 127.0.0.1 :: ::1 fe80::1 fd00::1 fec0::1",
    ],
    ["of a provider's network", "100.64.0.1 100.127.255.255"],
    [
      "with the credentials of a cloud",
      "169.254.169.254 168.63.129.16 100.100.100.200 192.0.0.192 fd00:ec2::254",
    ],
    [
      "for protocols",
      "192.0.0.9 192.31.196.1 192.52.193.1 192.88.99.1 192.175.48.1 2001::1 2001:1ff::1 2620:4f:8000::1",
    ],
    [
      "for documentation and tests",
      "192.0.2.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1",
    ],
    ["of many receivers, or reserved", "224.0.0.1 240.0.0.1 255.255.255.255 ff02::1 100::1 5f00::1 3ffe::1"],
    [
      "that stands for one of IPv4",
      "::ffff:8.8.8.8 ::ffff:10.0.0.1 ::8.8.8.8 64:ff9b::808:808 64:ff9b::a00:1 64:ff9b:1::1 2002:a00:1::1 2001:0:808:808::1",
    ],
    ["that is none", "localhost 8.8.8 8.8.8.8.8 0x08080808 fe80::1%eth0"],
  ])("%s is not public", (_, addresses) => {
    expect(addresses.split(" ").filter(isPublicAddress)).toEqual([]);
  });

  it("of everybody's internet is public", () => {
    const addresses =
      "8.8.8.8 100.63.255.255 100.128.0.1 168.63.129.15 168.63.129.17 172.32.0.1 192.0.1.1 223.255.255.255 2606:4700::1111 2001:200::1 2a00::1 2620:4f:8001::1";
    expect(addresses.split(" ").filter((address) => !isPublicAddress(address))).toEqual([]);
  });
});
