/** Estimates how hard passwords are to guess, away from the page, because the first estimate reads forty thousand words. */

import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

export type ToStrengthWorker = {
  readonly number: number;
  readonly password: string;
  /** What others know of the person, such as their name. */
  readonly personal: readonly string[];
};

export type FromStrengthWorker = {
  readonly number: number;
  /** 0 is guessed at once; 4 is safe even from a thief of the hash. */
  readonly score: number;
  /** A name of the library for what is weakest, such as `sequences`. */
  readonly warning: string | null;
};

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

addEventListener("message", ({ data }: MessageEvent<ToStrengthWorker>) => {
  const { score, feedback } = estimator.check(data.password, [...data.personal]);
  postMessage({ number: data.number, score, warning: feedback.warning } satisfies FromStrengthWorker);
});
