/** The calls that bring a whole export into an empty universe, in their order. Each can be repeated. */

import type * as z from "zod/mini";
import { importCalls } from "../calls/imports.ts";
import { type importSchema, maxStars } from "../imports.ts";
import { visibleLine } from "../visible-text.ts";
import { type SliceToSend, slicesAfterFinish, slicesBeforeFinish } from "./restore-slices.ts";
import type { UniverseFile } from "./universe-file.ts";

type Import = z.output<typeof importSchema>;

/** `share` is how much of the whole is done after the step, from 0 to 1. */
export type RestoreStep = { readonly params: { readonly id: string }; readonly share: number } & (
  | { readonly call: typeof importCalls.restoreUniverse; readonly body: SliceToSend }
  | { readonly call: typeof importCalls.finishImport; readonly body?: never }
);

/** The import with which the file is restored; the server takes at least one entry and at most 100,000. */
export const restoreRequest = (file: UniverseFile, id: string, fileName: string) => ({
  ...{ id, source: "mood-universe-json" as const, fileName: visibleLine(fileName) },
  total: Math.min(maxStars, Math.max(1, file.moodEntries.length + file.bin.length)),
});

/** The import that has begun to restore this file, or has done it. */
export function findRestore(
  imports: readonly Import[],
  { source, fileName, total }: ReturnType<typeof restoreRequest>,
): Import | undefined {
  return imports.findLast(
    (one) =>
      one.source === source && one.fileName === fileName && one.total === total && one.undoneAt === null,
  );
}

/** The share of the stars and activities, and of finishing. */
const [sending, finishing] = [0.7, 0.25];

/** The steps for an import that is open or finished; in a finished one, what follows its stars. `now` in epoch milliseconds. */
export function* restoreSteps(
  file: UniverseFile,
  { id, finishedAt }: Pick<Import, "id" | "finishedAt">,
  now: number,
): Generator<RestoreStep> {
  const params = { id };
  const step = (body: SliceToSend, share: number) => ({
    call: importCalls.restoreUniverse,
    params,
    body,
    share,
  });
  if (finishedAt === null) {
    const total = countItems(file);
    let sent = 0;
    for (const slice of slicesBeforeFinish(file)) {
      sent += itemsOf(slice);
      yield step(slice, (sending * sent) / total);
    }
    yield { call: importCalls.finishImport, params, share: sending + finishing };
  }
  for (const slice of slicesAfterFinish(file, now))
    yield step(slice, slice.profile ? 1 : sending + finishing);
}

const lists = ["readings", "entries", "quizResponses", "recommendations", "wellnessSessions"] as const;
const itemsOf = (slice: SliceToSend) => lists.reduce((sum, list) => sum + (slice[list]?.length ?? 0), 0);

const countItems = ({ moodEntries, bin, readings, quizResponses, ...rest }: UniverseFile) =>
  [moodEntries, bin, readings, quizResponses, rest.recommendations, rest.wellnessSessions].reduce(
    (sum, { length }) => sum + length,
    0,
  );
