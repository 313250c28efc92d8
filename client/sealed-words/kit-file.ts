/** A recovery kit on paper and in a file. */

import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { ownAddress } from "../base-path.ts";
import { dayText } from "../time/day-text.ts";

export const kitFileName = "mood-universe-recovery-kit.txt";

/** What stands above the code, and below it. */
export const aroundKit = (t: Translator, universe: string, madeAt: number) => ({
  title: t(sealedWords.kit.of, { universe }),
  notes: [
    t(sealedWords.kit.paperWhat),
    t(sealedWords.kit.paperHow, { address: ownAddress() }),
    t(sealedWords.kit.madeOn, { day: dayText(t, madeAt) }),
  ],
});

/** Lines end as every editor of texts reads them. */
export function kitFile(t: Translator, universe: string, kit: Uint8Array, madeAt: number): string {
  const { title, notes } = aroundKit(t, universe, madeAt);
  return [title, "", formatKit(kit), ...notes.flatMap((note) => ["", note]), ""].join("\r\n");
}
