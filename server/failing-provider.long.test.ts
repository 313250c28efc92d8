import { afterEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import type { HttpFault } from "../testing/http-fault.ts";
import { openServiceTest, type ServiceTest, within } from "../testing/service-tests.ts";

let at: ServiceTest;
afterEach(() => at.close());

const discovery = "/.well-known/openid-configuration";
const unreachable = "/login?notice=provider-unreachable";
/** A request to the provider has ten seconds. */
const requestMs = 15_000;

const faults: readonly HttpFault[] = ["hang", "drip", "drop", "error", "garbage"];

describe("a provider", () => {
  it.each(faults)(
    "that fails at its discovery (%s) is told of in time, and works as soon as it does",
    async (fault) => {
      at = await openServiceTest();
      const { provider, server } = at;
      provider.faults.set(discovery, fault);
      const visitor = await at.createUniverse();
      const signIns = Array.from({ length: 5 }, () => at.startProviderSignIn(visitor));
      expect((await visitor.call(server.url, api.me)).status).toBe(200);
      expect(await within(requestMs, Promise.all(signIns))).toEqual(signIns.map(() => unreachable));
      // Connections that are kept for others end after some seconds.
      await expect.poll(() => provider.connections()).toBe(0);
      provider.faults.clear();
      expect((await at.signInByProvider()).headers.get("location")).toBe("/");
    },
  );

  it.each(["/token", "/jwks", "/me"].flatMap((path) => faults.map((fault) => [path, fault] as const)))(
    "that fails after the person has signed in there, at %s (%s), is told of in time, and works as soon as it does",
    async (path, fault) => {
      at = await openServiceTest();
      const { provider } = at;
      const answer = await within(
        requestMs,
        at.signInByProvider(() => provider.faults.set(path, fault)),
      );
      expect([answer.status, answer.headers.get("location")]).toEqual([302, unreachable]);
      provider.faults.clear();
      expect((await at.signInByProvider()).headers.get("location")).toBe("/");
    },
  );
});
