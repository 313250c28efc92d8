/** Whole exports in tests: made by the calls that the browser makes, and restored by the steps that it takes. */

import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { findRestore, restoreRequest, restoreSteps } from "#domain/formats/restore-steps.ts";
import { type UniverseFile, universeFileSchema, universeFileVersion } from "#domain/formats/universe-file.ts";
import { unpackReadings } from "#domain/records/reading/columns.ts";
import type { Visitor } from "./visitor.ts";

export async function exportWhole(visitor: Visitor): Promise<UniverseFile> {
  const { user } = (await visitor.call(api.me)).body;
  const { entries, ...rest } = (await visitor.call(api.listChanges)).body;
  const { tags, constellations, feelings, trackers, comparisons } = rest;
  return universeFileSchema.parse({
    ...{ formatVersion: universeFileVersion, exportedAt: user.updatedAt, isWhole: true, settings: {} },
    ...{ tags, constellations, comparisons, feelings, trackers, readings: unpackReadings(rest.readings) },
    ...{ user, moodEntries: entries, bin: (await visitor.call(api.listBin)).body },
    quizResponses: (await visitor.call(api.listQuizResponses, { params: user })).body,
    recommendations: (await visitor.call(api.listRecommendations, { params: user })).body,
    wellnessSessions: (await visitor.call(api.listWellnessSessions, { params: user })).body,
    reminders: (await visitor.call(api.getReminders)).body.choices,
  });
}

type Restoring = {
  readonly fileName?: string;
  /** The number of steps after which the tab is closed. */
  readonly steps?: number;
  /** Sends each call twice, as after lost replies. */
  readonly isRepeated?: boolean;
};

/** Returns the id of the import. A call that is refused throws. */
export async function restoreWhole(
  visitor: Visitor,
  file: UniverseFile,
  { fileName = "mood-universe.json", steps = Number.POSITIVE_INFINITY, isRepeated = false }: Restoring = {},
): Promise<string> {
  const request = restoreRequest(file, crypto.randomUUID(), fileName);
  const known = findRestore((await visitor.call(api.listImports)).body, request);
  const opened = known ?? (await visitor.call(api.openImport, { body: request })).body;
  let taken = 0;
  for (const { call, params, body } of restoreSteps(file, opened, Date.parse(file.exportedAt))) {
    if (taken === steps) break;
    for (let times = isRepeated ? 2 : 1; times > 0; times--) {
      const { status, text } = await visitor.call(call as Call, { params, body } as object);
      if (status !== 200) throw new Error(`${call.path}: ${status} ${text}`);
    }
    taken += 1;
  }
  return opened.id;
}
