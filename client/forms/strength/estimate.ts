/** How hard a password is to guess, in words. The rules that refuse one are in `domain/accounts/passwords.ts`. */

import { strength } from "#domain/languages/en/strength.ts";
import type { Text } from "#domain/languages/text.ts";
import type { FromStrengthWorker, ToStrengthWorker } from "./strength-worker.ts";

export type Level = keyof typeof strength.levels;
export type Estimate = { readonly level: Level; readonly advice: Text | null };

const levels: readonly Level[] = ["weak", "weak", "fair", "good", "strong"];

const { common, likeCommon, personal, keys, repeats, sequence, date, word, longer } = strength.advice;

/** The library's warnings. */
const adviceFor: Readonly<Record<string, Text>> = {
  ...{ topTen: common, topHundred: common, common, similarToCommon: likeCommon, userInputs: personal },
  ...{ straightRow: keys, keyPattern: keys, simpleRepeat: repeats, extendedRepeat: repeats },
  ...{ sequences: sequence, recentYears: date, dates: date },
  ...{ wordByItself: word, namesByThemselves: word, commonNames: word },
};

/** A good password gets no advice. */
export function estimateOf({ score, warning }: Pick<FromStrengthWorker, "score" | "warning">): Estimate {
  const level = levels[score] ?? "weak";
  const isGood = level === "good" || level === "strong";
  return { level, advice: isGood ? null : (adviceFor[warning ?? ""] ?? longer) };
}

/** Estimates one password after the other; only the latest one is answered. */
export class StrengthEstimator {
  readonly #worker = new Worker(new URL("./strength-worker.ts", import.meta.url), { type: "module" });
  #number = 0;

  constructor(onEstimate: (estimate: Estimate) => void) {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromStrengthWorker>) => {
      if (data.number === this.#number) onEstimate(estimateOf(data));
    });
  }

  estimate(password: string, personal: readonly string[]) {
    this.#number++;
    this.#worker.postMessage({ number: this.#number, password, personal } satisfies ToStrengthWorker);
  }

  end() {
    this.#worker.terminate();
  }
}
