import { useEffect, useState, useSyncExternalStore } from "react";
import { elapsedMs } from "#domain/wellness/maze-game.ts";
import type { MazeDefinition } from "#domain/wellness/mazes.ts";
import { recordPractice } from "../practice.ts";
import { keepRun, readRun } from "./kept-runs.ts";
import { MazeRun } from "./maze-run.ts";

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The run of a person through a maze, and the time on its clock: it goes with the second, and at once after a sleep. */
export function useMazeRun(definition: MazeDefinition, userId: string) {
  const [run] = useState(() => openRun(definition, userId));
  const game = useSyncExternalStore(run.subscribe, run.game);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => run.keep(), [run]);
  useEffect(() => {
    if (game.ending) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      run.passTime();
      setNow(Date.now());
      timer = setTimeout(tick, 1000 - (elapsedMs(game, Date.now()) % 1000));
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [run, game]);
  return { run, game, now };
}

function openRun(definition: MazeDefinition, userId: string): MazeRun {
  const { id } = definition;
  return new MazeRun({
    definition,
    newSeed,
    now: () => Date.now(),
    kept: readRun(userId, id),
    keep: (run) => keepRun(userId, id, run),
    record: ({ outcome, seconds, moves }) =>
      recordPractice(userId, { kind: "maze", itemId: id, outcome, seconds, score: moves }),
  });
}
