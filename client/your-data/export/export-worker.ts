/** The worker that makes a file. */

import { makeTranslator } from "#domain/languages/translator.ts";
import { unpackReadings } from "#domain/records/reading/columns.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { textsFromPage } from "../../languages/texts-from-page.ts";
import { onStarsAndJob } from "../../stars/star-worker.ts";
import type { ExportJob, FromWorker } from "./export-job.ts";
import { makeFile } from "./make-file.ts";

/** Share of the progress that is worth a message, because the page renders with each. */
const leastProgress = 0.05;

const reply = (message: FromWorker) => postMessage(message);

onStarsAndJob<MoodEntry, ExportJob>(async (stars, job) => {
  const t = makeTranslator(job.preference, await textsFromPage());
  const file = { ...job.file, moodEntries: [...stars], readings: [...unpackReadings(job.readings)] };
  let told = 0;
  const blob = makeFile(t, { ...job, file }, (done, total) => {
    if (done / total < told + leastProgress) return;
    told = done / total;
    reply({ type: "progress", share: told });
  });
  reply({ type: "made", blob });
});
