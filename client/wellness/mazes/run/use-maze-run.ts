import { useEffect, useState, useSyncExternalStore } from "react";
import { elapsedMs } from "#domain/wellness/mazes/maze-game.ts";
import type { MazeDefinition } from "#domain/wellness/mazes/mazes.ts";
import { randomUuid } from "../../../stars/random-uuid.ts";
import { recordPractice } from "../../practice/record-practice.ts";
import { MazeRun } from "./maze-run.ts";
import { readRun, saveRun } from "./saved-runs.ts";

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The run through a maze and the current time, updated every second and when the tab becomes visible. */
export function useMazeRun(definition: MazeDefinition, userId: string) {
  const [run] = useState(() => openMazeRun(definition, userId));
  const game = useSyncExternalStore(run.subscribe, run.game);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => run.save(), [run]);
  useEffect(() => {
    if (game.ending) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      run.tick();
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

export function openMazeRun(definition: MazeDefinition, userId: string): MazeRun {
  const { id } = definition;
  return new MazeRun({
    definition,
    newSeed,
    newRunId: randomUuid,
    now: () => Date.now(),
    saved: readRun(userId, id),
    save: (run) => saveRun(userId, id, run),
    record: ({ runId, outcome, seconds, moves }) =>
      recordPractice(userId, runId, { kind: "maze", itemId: id, outcome, seconds, score: moves }),
  });
}
