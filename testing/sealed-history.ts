/** A person of a random history whose words are sealed, and who locks and unlocks them as they like. */

import { expect } from "vitest";
import { api } from "#domain/api.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import type { Item } from "../client/outbox/item.ts";
import { kinds } from "../client/outbox/kinds.ts";
import { keysOf, makeMasterKey } from "../client/sealed/crypto/keys.ts";
import { dropKeys } from "../client/sealed/drop-keys.ts";
import { keyringOf, takeKeys } from "../client/sealed/keyring.ts";
import type { WordsOf } from "../client/sealed/seal-items.ts";
import { noteSealState } from "../client/sealed/seal-state.ts";
import { loadWords } from "../client/sealed/words-code.ts";
import { settle } from "./outbox-world.ts";
import { makeEpoch } from "./seal.ts";
import type { Visitor } from "./visitor.ts";

export type SealedHistory = Awaited<ReturnType<typeof sealHistory>>;

/** Everything that a person of a history can write begins with one of these. */
const words = /"(Text|Tag|Feeling|Tracker|Compared) \d/;

export async function sealHistory({ userId, visitor }: { userId: string; visitor: Visitor }) {
  const code = await loadWords();
  const epochs = [await keysOf(makeMasterKey(), 1)];
  await visitor.call(api.beginSealing, { body: makeEpoch() });
  await visitor.call(api.finishSeal);
  noteSealState({ id: userId, seal: "sealed" });
  const unlock = () => takeKeys({ userId, sealedFor: userId, epochs }, {});
  await unlock();
  const wordsOf = ({ kind }: Item) =>
    (kinds as Readonly<Record<string, { readonly words?: WordsOf }>>)[kind]?.words;
  const open = async (items: readonly Item[]) => {
    expect(JSON.stringify(items)).not.toMatch(words);
    return Promise.all(
      items.map(async (item) => {
        const where = wordsOf(item);
        return where ? code.openItem(item, where) : item;
      }),
    );
  };
  return {
    open,
    unlock,
    isLocked: () => keyringOf(userId) === null,
    lock: dropKeys,
    /** What the server has, opened. */
    async stored(): Promise<Universe> {
      const { body, text } = await visitor.call(api.listChanges);
      expect(text).not.toMatch(words);
      const told = applyChanges(null, universeCalls.listChanges.replies[200].parse(body));
      code.openUniverse(userId, told);
      await settle();
      const opened = code.openUniverse(userId, told);
      expect(JSON.stringify(opened)).not.toContain('"sealed"');
      return opened;
    },
    end: () => noteSealState({ id: userId }),
  };
}
