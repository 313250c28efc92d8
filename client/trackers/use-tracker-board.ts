import { useMemo, useState } from "react";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import { contentAfter } from "#domain/records/content.ts";
import { type Tracker, type TrackerChange, trackerFields } from "#domain/records/tracker/tracker.ts";
import { translator } from "../languages/language.ts";
import { sentenceOfRefusal } from "../outbox/deliver.ts";
import { putTracker, removeTracker, undoTrackerMs } from "../outbox/tracker-changes.ts";
import { useItems } from "../outbox/use-universe.ts";
import { useWithWords } from "../sealed/locked-words.ts";
import { showToast } from "../ui/toasts.ts";
import { useRowFocus } from "../ui/use-row-focus.ts";
import { useStatus } from "../ui/use-status.ts";

/** The form that is open: of a new tracker, or of one as it was when the person began. */
export type Edited = { readonly tracker: Tracker | null; readonly draft: TrackerChange };

export type TrackerBoard = ReturnType<typeof useTrackerBoard>;

/** The person's trackers, and what can be done with them. `trackers` are in their order. */
export function useTrackerBoard(userId: string, trackers: readonly Tracker[]) {
  const waiting = useWaitingTrackers(userId);
  const { container, neighborOf, focusRow } = useRowFocus("tracker");
  const [status, setStatus] = useStatus();
  const [openId, setOpenId] = useState<string | null>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const finish = (status: string, focused: string | null) => {
    setStatus(status);
    focusRow(focused);
  };
  const active = trackers.filter(({ isArchived }) => !isArchived);
  const archived = trackers.filter(({ isArchived }) => isArchived);
  const nextPosition = Math.max(-1, ...trackers.map(({ position }) => position)) + 1;

  const withWords = useWithWords();
  const add = async (change: TrackerChange) => {
    setEdited(null);
    const id = await putTracker(userId, change);
    finish(translator()(trackerTexts.said.added, { name: change.name }), id);
  };
  const save = async (tracker: Tracker, change: TrackerChange) => {
    setEdited(null);
    // What the person has not changed can have changed on another device meanwhile.
    const latest = trackers.find(({ id }) => id === tracker.id);
    await putTracker(userId, latest ? merged(tracker, change, latest) : change, tracker.id);
    finish(translator()(trackerTexts.said.saved, { name: change.name }), tracker.id);
  };
  const setArchived = async (tracker: Tracker, isArchived: boolean) => {
    const next = isArchived ? neighborOf(tracker.id) : tracker.id;
    setOpenId(null);
    await putTracker(userId, { ...changeOf(tracker), isArchived }, tracker.id);
    const said = isArchived ? trackerTexts.said.archived : trackerTexts.said.offeredAgain;
    finish(translator()(said, { name: tracker.name }), next);
  };
  /** Each tracker gets its place in the list as its position; mostly, two of them have another one. */
  const move = async (tracker: Tracker, by: 1 | -1) => {
    const at = active.indexOf(tracker);
    const to = at + by;
    const order = active.toSpliced(at, 1).toSpliced(to, 0, tracker);
    for (const [position, one] of order.entries())
      if (one.position !== position) await putTracker(userId, { ...changeOf(one), position }, one.id);
    const { name } = tracker;
    setStatus(translator()(trackerTexts.said.moved, { name, place: to + 1, count: active.length }));
  };
  const remove = async (tracker: Tracker) => {
    const next = neighborOf(tracker.id);
    setOpenId(null);
    const { id, name } = tracker;
    const undo = await removeTracker(userId, id);
    const run = async () => {
      const isBack = await undo();
      if (isBack) finish(translator()(trackerTexts.said.back, { name }), id);
      else showToast((t) => ({ title: t(trackerTexts.tooLate, { name }) }));
    };
    showToast((t) => ({
      title: t(trackerTexts.removed, { name }),
      action: { label: t(trackerTexts.undo), run: () => void run() },
      durationMs: undoTrackerMs,
    }));
    focusRow(next);
  };
  const cancel = () => {
    setEdited(null);
    focusRow(edited?.tracker?.id ?? null);
  };
  return {
    ...{ userId, trackers, active, archived, waiting, container, status, openId, edited, nextPosition },
    ...{ add: withWords(add), save, setArchived, move, remove, cancel, begin: withWords(setEdited) },
    toggle: (id: string) => setOpenId(openId === id ? null : id),
  };
}

const changeOf = (tracker: Tracker): TrackerChange => contentAfter(trackerFields, tracker, {});

/** The tracker as another device has it, with what the person has changed since they began with `before`. */
function merged(before: Tracker, change: TrackerChange, latest: Tracker): TrackerChange {
  const isChanged = ([name, value]: [string, unknown]) => before[name as keyof Tracker] !== value;
  return { ...changeOf(latest), ...Object.fromEntries(Object.entries(change).filter(isChanged)) };
}

/** What waits for each tracker; `refused` has the server's sentence, or null without one. */
function useWaitingTrackers(userId: string) {
  const items = useItems(userId);
  return useMemo(
    () =>
      new Map(
        items.flatMap((item) =>
          item.kind === "newTracker" || item.kind === "trackerChange"
            ? [
                [
                  item.id,
                  { refused: item.refusal && { sentence: sentenceOfRefusal(translator(), item.refusal) } },
                ],
              ]
            : [],
        ),
      ),
    [items],
  );
}
