/** Brings a whole JSON export into an empty universe. */

import { importCalls } from "#domain/calls/imports.ts";
import { type BrokenRule, brokenRuleText } from "#domain/formats/broken-rule.ts";
import {
  findRestore,
  type RestoreStep,
  restoreRequest,
  restoreSteps,
} from "#domain/formats/restore-steps.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Sentence } from "#domain/languages/translator.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { sealsWords } from "../../sealed/seal-state.ts";
import { randomUuid } from "../../stars/random-uuid.ts";
import { storeBrowserSettings } from "../browser-settings.ts";
import { type Patience, patiently } from "./sending/patience.ts";
import { finishTimeoutMs } from "./sending/transfer.ts";

type Options = {
  userId: string;
  fileName: string;
  /** Epoch milliseconds of the server. */
  now: number;
  /** Called with what is done, from 0 to 1. */
  onProgress: (share: number) => void;
  patience: Patience;
};

/**
 * Restores the same universe: stars with their ids, times and places, bin, tags, constellations, activities, profile,
 * avatar, and the settings of this browser. The name of the universe and the way to sign in stay. Called again with the
 * same file, also after a closed tab or a lost reply, it goes on where it was. Undo it as any import, by its id: the
 * profile, the avatar and the settings stay then.
 * Waits as `patiently` does and throws what it throws: a `CallError` with the code
 * `universe-not-empty` where there are stars. Afterwards, fetch the universe and the session's user again.
 */
export async function restoreUniverse(
  file: UniverseFile,
  { userId, fileName, now, onProgress, patience }: Options,
): Promise<{ importId: string }> {
  const request = restoreRequest(file, randomUuid(), fileName);
  const { signal } = patience;
  const sealing = sealsWords(userId) ? await import("./sealing/seal-import.ts") : null;
  const { data: told } = await patiently(() => send(importCalls.listImports, { signal }), patience);
  const known = findRestore((await sealing?.openImports(userId, told)) ?? told, request);
  const body = (await sealing?.sealNewImport(userId, request)) ?? request;
  const open = () => send(importCalls.openImport, { signal, body });
  const { id, finishedAt } = known ?? (await patiently(open, patience)).data;
  const ready = (await sealing?.sealFile(userId, file)) ?? file;
  for (const step of restoreSteps(ready, { id, finishedAt }, now)) {
    await sendStep(step, patience);
    onProgress(step.share);
  }
  storeBrowserSettings(file.settings);
  return { importId: id };
}

function sendStep(step: RestoreStep, patience: Patience): Promise<unknown> {
  const { signal } = patience;
  return patiently(
    (): Promise<unknown> =>
      step.call === importCalls.finishImport
        ? send(step.call, { signal, params: step.params, timeoutMs: finishTimeoutMs })
        : send(importCalls.restoreUniverse, { signal, params: step.params, body: step.body ?? {} }),
    patience,
  );
}

/** `broken` is null where the file has parts that no rule names. */
export const sentenceOfBroken =
  (broken: BrokenRule | null): Sentence =>
  (t) =>
    broken ? brokenRuleText(t, broken) : t(imports.restoring.unreadableParts);

export const sentenceOfRestore =
  (error: unknown): Sentence =>
  (t) => {
    if (!(error instanceof CallError)) return t(imports.restoring.outOfReach);
    const { code, error: sentence } = error.refusal;
    if (code === "recent-sign-in-required") return t(imports.sealedFile.notProved);
    return sentence || t(imports.restoring.outOfReach);
  };
