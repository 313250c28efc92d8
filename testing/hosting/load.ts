/** Several people who use server processes at once. */

import { setTimeout as pause } from "node:timers/promises";
import { Figures } from "./figures.ts";
import { Person } from "./person.ts";

export type Load = {
  readonly figures: Figures;
  /** Resolves when so many more calls have been acknowledged; rejects with the error of a person. */
  acknowledge(count: number): Promise<void>;
  /** Resolves after a time; rejects with the error of a person. */
  last(ms: number): Promise<void>;
  /** Lets everybody finish the step that they are at. */
  stop(): Promise<void>;
  /** What the processes have lost, or have without anybody's doing. */
  compare(servers: readonly string[]): Promise<{ readonly lost: string[]; readonly extra: string[] }>;
};

/** `pick` returns the address for the next call. */
export async function startLoad(pick: () => string, people: number): Promise<Load> {
  const figures = new Figures();
  const arrived = await Promise.all(Array.from({ length: people }, () => Person.arrive(pick, figures)));
  let isOver = false;
  const living = Promise.all(arrived.map((person) => person.live(() => isOver)));
  // The functions below report an error; a test that ends earlier does not.
  living.catch(() => {});
  const unlessFailed = async (until: () => boolean) => {
    while (!until()) await Promise.race([living, pause(20)]);
  };
  return {
    figures,
    acknowledge(count) {
      const wanted = figures.acknowledged + count;
      return unlessFailed(() => figures.acknowledged >= wanted);
    },
    last(ms) {
      const end = Date.now() + ms;
      return unlessFailed(() => Date.now() >= end);
    },
    async stop() {
      isOver = true;
      await living;
    },
    async compare(servers) {
      const all = servers.flatMap((server) => arrived.map((person) => person.compare(server)));
      const compared = await Promise.all(all);
      return {
        lost: compared.flatMap(({ lost }) => lost),
        extra: compared.flatMap(({ extra }) => extra),
      };
    },
  };
}
