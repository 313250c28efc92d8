/** A page of a person with the real server, whose words are sealed. */

import { onTestFinished } from "vitest";
import { api } from "#domain/api.ts";
import type { EpochKeys } from "../client/sealed/crypto/keys.ts";
import { keysOf, makeMasterKey } from "../client/sealed/crypto/keys.ts";
import { dropKeys } from "../client/sealed/drop-keys.ts";
import { takeKeys } from "../client/sealed/keyring.ts";
import { noteSealState } from "../client/sealed/seal-state.ts";
import { loadWords } from "../client/sealed/words-code.ts";
import { openPage } from "./outbox-page.ts";
import { makeEpoch } from "./seal.ts";

export const makeKeys = (epoch = 1) => keysOf(makeMasterKey(), epoch);

/** Begins to seal the universe of a page; that page has its keys only after `unlock`. */
export async function sealPage({
  userId,
  visitor,
}: Pick<Awaited<ReturnType<typeof openPage>>, "userId" | "visitor">) {
  const keys = await makeKeys();
  const begun = await visitor.call(api.beginSealing, { body: makeEpoch() });
  if (begun.status !== 200) throw new Error(begun.text);
  // No test waits for its code in the middle.
  await loadWords();
  noteSealState({ id: userId, seal: "sealing" });
  onTestFinished(() => {
    noteSealState({ id: userId });
    dropKeys();
  });
  const unlock = (epochs: readonly EpochKeys[] = [keys]) =>
    takeKeys({ userId, sealedFor: userId, epochs }, {});
  return { keys, unlock };
}

export async function openSealedPage() {
  const page = await openPage();
  const sealed = await sealPage(page);
  await sealed.unlock();
  return { ...page, ...sealed };
}
