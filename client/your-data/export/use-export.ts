import { useEffect, useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { type UniverseFile, universeFileVersion } from "#domain/formats/universe-file.ts";
import type { Preference } from "#domain/languages/languages.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { packReadings } from "#domain/records/reading/columns.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { translator } from "../../languages/language.ts";
import { sealsWords } from "../../sealed/seal-state.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { localDate } from "../../time/local-date.ts";
import { serverClock } from "../../time/server-clock.ts";
import { saveFile } from "../../ui/save-file.ts";
import { browserSettings } from "../browser-settings.ts";
import { type ExportJob, type FileKind, fileName } from "./export-job.ts";
import { fetchOwnData, type OwnData } from "./fetch-own-data.ts";
import { makeInWorker } from "./make-in-worker.ts";

/** What the person wants to take along. `stars` are all of the universe unless `isFiltered`. */
export type Choice = {
  readonly user: User;
  readonly universe: Universe;
  readonly stars: readonly MoodEntry[];
  readonly isFiltered: boolean;
  readonly withNotes: boolean;
};

/** `share` is from 0 to 1. */
export type ExportState =
  | { readonly step: "idle" }
  | { readonly step: "running"; readonly kind: FileKind; readonly share: number }
  | { readonly step: "saved"; readonly kind: FileKind; readonly name: string }
  | { readonly step: "failed"; readonly kind: FileKind };

const nothingElse: OwnData = { bin: [], quizResponses: [], recommendations: [], wellnessSessions: [] };

/** The share of the progress that the calls of a whole export take. */
const shareOfCalls = 0.4;

/** Makes files, one at a time, and saves them. Leaving the page stops it. */
export function useExport() {
  const feelings = useFeelings();
  const [state, setState] = useState<ExportState>({ step: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (kind: FileKind, choice: Choice) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ step: "running", kind, share });
    };
    onProgress(0);
    try {
      const { blob, name } = await makeChosen(kind, { ...choice, feelings }, { onProgress, signal });
      saveFile(blob, name);
      setState({ step: "saved", kind, name });
    } catch {
      if (signal.aborted) return;
      setState({ step: "failed", kind });
      // The calls that are still on their way are not needed.
      controller.abort();
    }
  };
  return { state, start };
}

type Known = Pick<ExportJob, "feelings">;
type Options = { onProgress: (share: number) => void; signal: AbortSignal };

/** What was measured is no part of stars that the person has chosen. */
const ofKind = (kind: FileKind, choice: Choice & Known) =>
  kind === "readings" ? { ...choice, stars: [], isFiltered: false } : choice;

async function makeChosen(kind: FileKind, chosen: Choice & Known, { onProgress, signal }: Options) {
  const choice = ofKind(kind, chosen);
  const isWhole = kind === "sealed" || (kind === "json" && !choice.isFiltered);
  const callShare = isWhole ? shareOfCalls : 0;
  const ownData = isWhole
    ? await fetchOwnData(choice.user.id, { signal, onProgress: (share) => onProgress(share * callShare) })
    : nothingElse;
  const now = new Date(serverClock.at(Date.now()));
  const job = jobOf(kind, choice, ownData, now);
  const { file, stars } = await withWords(kind, choice, job.file, signal);
  const blob = await makeInWorker({ ...job, file }, stars, {
    signal,
    onProgress: (share) => onProgress(callShare + share * (1 - callShare)),
  });
  return { blob, name: fileName(kind, localDate(now)) };
}

/** The words of a plain file are open, and those of a sealed one sealed. */
async function withWords(kind: FileKind, choice: Choice, file: UniverseFile, signal: AbortSignal) {
  const { user, stars } = choice;
  if (!sealsWords(user.id)) return { file, stars };
  const { openContent, sealContent, fetchFileSeal } = await import("./sealed-content.ts");
  if (kind !== "sealed") return openContent(user.id, { file, stars });
  const seal = await fetchFileSeal(signal);
  if (!seal) throw new Error("The words have no single key just now.");
  return sealContent(user.id, { file, stars }, seal);
}

function preferenceNow(): Preference {
  const { language, locale } = translator();
  return { language, locale };
}

const jobOf = (kind: FileKind, choice: Choice & Known, ownData: OwnData, now: Date): ExportJob => ({
  kind,
  feelings: choice.feelings,
  readings: packReadings(choice.universe.readings),
  isFiltered: choice.isFiltered,
  withNotes: choice.withNotes,
  preference: preferenceNow(),
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
  file: {
    formatVersion: universeFileVersion,
    exportedAt: now.toISOString(),
    isWhole: true,
    user: choice.user,
    settings: browserSettings(),
    moodEntries: [],
    tags: [...choice.universe.tags],
    constellations: [...choice.universe.constellations],
    feelings: [...choice.universe.feelings],
    trackers: [...choice.universe.trackers],
    comparisons: [...choice.universe.comparisons],
    readings: [],
    ...ownData,
  },
});
