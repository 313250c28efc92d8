/** Steps with sealed words: a person who has sealed them, and what opens them. */

import { expect } from "vitest";
import type { User } from "#domain/accounts/user.ts";
import { sealCalls } from "#domain/calls/seal.ts";
import { sealWords } from "../../client/sealed/crypto/words.ts";
import { makeStar } from "../make-star.ts";
import { makeSeal } from "../sealed.ts";
import type { CallReplies } from "./call-replies.ts";
import { makeUser } from "./make-replies.ts";
import { button, field } from "./page-steps.ts";

export const wordsField = field("Passphrase or recovery kit");
export const unlockButton = button("Unlock");

export async function typeToUnlock(typed: string) {
  await wordsField.fill(typed);
  await unlockButton.click();
}

export const expectUnlocked = () => expect.element(wordsField).not.toBeInTheDocument();

/** A person whose words are sealed, as the server tells it. */
export async function sealFor(calls: CallReplies, options: Parameters<typeof makeSeal>[1] = {}) {
  const user: User = makeUser({ seal: "sealed" });
  const made = await makeSeal(user.id, options);
  calls.reply(sealCalls.getSeal, 200, made.seal);
  const sealedStar = async (note: string, overrides: Parameters<typeof makeStar>[0] = {}) => {
    const star = makeStar(overrides);
    return {
      ...star,
      note: null,
      sealed: await sealWords(made.keys, { userId: user.id, kind: "entry", id: star.id }, { note }),
    };
  };
  return { user, ...made, sealedStar };
}
