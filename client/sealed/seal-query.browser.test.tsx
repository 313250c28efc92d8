import { sealCalls } from "#domain/calls/seal.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeSeal } from "../../testing/sealed.ts";
import { makeQueryClient } from "../session/query-client.ts";
import { storeUserId } from "../session/stored-user.ts";
import { sealQuery } from "./seal-query.ts";

/** What a page that is opened now learns of the seal. */
const fetchSeal = () => makeQueryClient().fetchQuery(sealQuery("ada"));

const sealOf = async (epoch: number) => (await makeSeal("ada", { epoch, typed: null })).seal;

test("without a network or an answer, the seal is the one that this browser was told last", async ({
  calls,
}) => {
  storeUserId("ada");
  const seal = await sealOf(1);
  calls.reply(sealCalls.getSeal, 200, seal);
  expect(await fetchSeal()).toEqual({ ...seal, earlier: [], highest: 1 });
  calls.disconnect(sealCalls.getSeal);
  expect(await fetchSeal()).toEqual({ ...seal, earlier: [], highest: 1 });
  calls.reply(sealCalls.getSeal, 503, refusal("server-busy", "Slow down."));
  expect(await fetchSeal()).toEqual({ ...seal, earlier: [], highest: 1 });
  // What the server refuses is no answer of an earlier day.
  calls.reply(sealCalls.getSeal, 401, refusal("not-signed-in", "Please sign in first."));
  await expect(fetchSeal()).rejects.toThrow();
});

for (const [what, leave] of [
  ["a sign-out", () => storeUserId(null)],
  ["another person", () => storeUserId("ben")],
] as const)
  test(`${what} leaves nothing of the seal in the browser`, async ({ calls }) => {
    storeUserId("ada");
    calls.reply(sealCalls.getSeal, 200, await sealOf(1));
    await fetchSeal();
    calls.disconnect(sealCalls.getSeal);
    leave();
    await expect(fetchSeal()).rejects.toThrow();
    storeUserId("ada");
    await expect.poll(() => fetchSeal().catch(() => null)).toBeNull();
  });

test("an earlier key can still be opened while something here is sealed with it, and no longer", async ({
  calls,
}) => {
  storeUserId("ada");
  const [first, second, third] = await Promise.all([sealOf(1), sealOf(2), sealOf(3)]);
  calls.reply(sealCalls.getSeal, 200, first);
  await fetchSeal();
  sessionStorage.setItem("mood-universe.draft", JSON.stringify({ userId: "ada", sealed: "1.1.AAAA" }));
  const epoch = first.epochs[0];
  const earlier = [{ ...epoch, slots: first.slots }];
  for (const next of [second, third]) {
    calls.reply(sealCalls.getSeal, 200, next);
    expect(await fetchSeal()).toEqual({ ...next, earlier, highest: next.epochs[0]?.epoch });
  }
  calls.disconnect(sealCalls.getSeal);
  expect(await fetchSeal()).toEqual({ ...third, earlier, highest: 3 });
  sessionStorage.clear();
  calls.reply(sealCalls.getSeal, 200, third);
  expect(await fetchSeal()).toEqual({ ...third, earlier: [], highest: 3 });
});
