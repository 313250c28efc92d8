import { afterEach } from "vitest";
import { importCalls } from "#domain/calls/imports.ts";
import { sealCalls } from "#domain/calls/seal.ts";
import { shownSkyCalls } from "#domain/calls/shown-skies.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { refusal } from "#domain/refusals.ts";
import type { SealState } from "#domain/sealed/seal-states.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { makeUniverse, makeUser } from "../../../testing/browser/make-replies.ts";
import { makeSeal } from "../../../testing/sealed.ts";
import { makeQueryClient } from "../../session/query-client.ts";
import { sessionKey, setSessionUser } from "../../session/session.ts";
import { storeUserId } from "../../session/stored-user.ts";
import { dismissToast } from "../../ui/toasts.ts";
import { dropKeys } from "../drop-keys.ts";
import { takeKeys } from "../keyring.ts";
import { sealQuery } from "../seal-query.ts";
import { isClaim } from "../seal-state.ts";
import { sealProgress } from "./progress.ts";
import { runSealWork } from "./run.ts";
import { workOnSeal } from "./seal-work.ts";

afterEach(() => dropKeys());

test("a server that wants sealed once more what was all sealed gets no key of a name that it has made up", async ({
  calls,
}) => {
  const userId = "ada";
  storeUserId(userId);
  const { seal, keys } = await makeSeal(userId, { typed: null });
  const tells = (state: SealState) => calls.reply(sealCalls.getSeal, 200, { ...seal, state });
  const client = makeQueryClient();
  const work = () => workOnSeal({ client, userId, signal: new AbortController().signal });
  await takeKeys({ userId, sealedFor: userId, epochs: [keys] }, { keep: false });
  const busy = refusal("server-busy", "Slow down.");
  const asked = [universeCalls.listBin, universeCalls.listChanges, shownSkyCalls.listLinks];
  for (const call of [...asked, importCalls.listImports, importCalls.listImportKeys])
    calls.reply(call, 503, busy);
  // The first round looks for the records that are left.
  tells("sealing");
  await client.fetchQuery(sealQuery(userId));
  await expect(work()).rejects.toThrow();
  tells("sealed");
  await client.fetchQuery(sealQuery(userId));
  tells("sealing");
  await client.fetchQuery(sealQuery(userId));
  expect(await work()).toBeNull();
  expect(sealProgress.state.progress).toEqual({ phase: "failed", sentence: null });
});

test("a server that says that words were opened is not believed before they are opened here", async ({
  calls,
}) => {
  // A person of another file, which shares this page, may have said that they opened their words.
  const user = makeUser({ id: crypto.randomUUID(), seal: "opening" });
  calls.reply(sealCalls.getSeal, 200, { state: "open", sealedFor: user.id, epochs: [], slots: [] });
  calls.reply(universeCalls.listChanges, 200, makeUniverse([]));
  const client = makeQueryClient();
  setSessionUser(client, user);
  const life = new AbortController();
  runSealWork({ client, userId: user.id, state: "opening", signal: life.signal });
  await expect.poll(() => client.getQueryData(sessionKey)).toMatchObject({ seal: "open" });
  life.abort();
  dismissToast();
  expect(isClaim(user.id)).toBe(true);
});
