/** Brings a whole JSON export into an empty universe. */

import { api } from "#domain/api.ts";
import {
  findRestore,
  type RestoreStep,
  restoreRequest,
  restoreSteps,
} from "#domain/formats/restore-steps.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import { send } from "../../api.ts";
import { isStatus, NetworkError } from "../../call-errors.ts";
import { randomUuid } from "../../stars/random-uuid.ts";
import { storeBrowserSettings } from "../browser-settings.ts";

type Options = {
  fileName: string;
  /** Called with what is done, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Finishing 100,000 stars takes longer than a call may take; the repeated call waits for the same work. */
const attempts = 5;

/** Whether a file can be restored into a universe with so many stars in the sky and in the bin. */
export const canRestore = (
  { isWhole }: Pick<UniverseFile, "isWhole">,
  { starCount, binCount }: { starCount: number; binCount: number },
) => isWhole && starCount + binCount === 0;

/**
 * Restores the same universe: stars with their ids, times and places, bin, tags, constellations, activities, profile,
 * avatar, and the settings of this browser. The name of the universe and the way to sign in stay. Called again with the
 * same file, also after a closed tab or a lost reply, it goes on where it was. Undo it as any import, by its id: the
 * profile, the avatar and the settings stay then. Throws as `send` does: a `CallError` with the code
 * `universe-not-empty` where there are stars. Afterwards, fetch the universe and the session's user again.
 */
export async function restoreUniverse(
  file: UniverseFile,
  { fileName, onProgress, signal }: Options,
): Promise<{ importId: string }> {
  const request = restoreRequest(file, randomUuid(), fileName);
  const { data: imports } = await send(api.listImports, { signal });
  const known = findRestore(imports, request);
  const { id, finishedAt } = known ?? (await send(api.openImport, { signal, body: request })).data;
  for (const step of restoreSteps(file, { id, finishedAt })) {
    await sendStep(step, signal);
    onProgress(step.share);
  }
  storeBrowserSettings(file.settings);
  return { importId: id };
}

async function sendStep(step: RestoreStep, signal: AbortSignal, attempt = 1): Promise<void> {
  try {
    if (step.call === api.finishImport) await send(step.call, { signal, params: step.params });
    else await send(api.restoreUniverse, { signal, params: step.params, body: step.body ?? {} });
  } catch (error) {
    const isTemporary = error instanceof NetworkError || isStatus(error, 503);
    if (!isTemporary || attempt === attempts) throw error;
    await sendStep(step, signal, attempt + 1);
  }
}
