import { expect, test, vi } from "vitest";
import { isOffline } from "./is-offline.ts";

test("the browser's word decides, but for a server on this machine", () => {
  const hosts = ["mood.example", "192.168.1.5", "localhost", "127.0.0.1", "[::1]"];
  expect(hosts.map((host) => isOffline(host))).not.toContain(true);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(hosts.map((host) => isOffline(host))).toEqual([true, true, false, false, false]);
});
