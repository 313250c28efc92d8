/** The worker that makes a file, so that the page stays responsive. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { FromWorker, ToWorker } from "./export-job.ts";
import { makeFile } from "./make-file.ts";

/** The page renders with each message: a step of the bar that is worth it. */
const leastProgress = 0.05;

const stars: MoodEntry[] = [];
const reply = (message: FromWorker) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "stars") {
    stars.push(...data.stars);
    return;
  }
  const file = { ...data.job.file, moodEntries: stars };
  let told = 0;
  const blob = makeFile({ ...data.job, file }, (done, total) => {
    if (done / total < told + leastProgress) return;
    told = done / total;
    reply({ type: "progress", share: told });
  });
  reply({ type: "made", blob });
});
