import { useMemo, useState } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import { starsPerFeeling } from "#domain/records/feeling/count-feelings.ts";
import type { OwnFeeling, OwnFeelingChange } from "#domain/records/feeling/feeling.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { translator } from "../../languages/language.ts";
import { mergeFeelings, putFeeling, removeFeeling } from "../../outbox/feeling-changes.ts";
import { useWithWords } from "../../sealed/locked-words.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { useRowFocus } from "../../ui/use-row-focus.ts";
import { useStatus } from "../../ui/use-status.ts";
import { useWaitingFeelings } from "./use-waiting-feelings.ts";

/** What the person is doing, with the feeling as it was when they began. */
export type FeelingTask =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "remove"; readonly feeling: OwnFeeling }
  /** Merging; `into` is the feeling that is chosen first. */
  | { readonly kind: "merge"; readonly feeling: OwnFeeling; readonly into: string | null };

export type FeelingBoard = ReturnType<typeof useFeelingBoard>;

/** The person's own feelings, what can be done with them, and which of them is open. */
export function useFeelingBoard(userId: string, own: readonly OwnFeeling[], entries: readonly MoodEntry[]) {
  const feelings = useFeelings();
  const counts = useMemo(() => starsPerFeeling(entries), [entries]);
  const waiting = useWaitingFeelings(userId);
  const { container, neighborOf, focusRow } = useRowFocus("feeling");
  const [openId, setOpenId] = useState<string | null>(null);
  const [task, setTask] = useState<FeelingTask | null>(null);
  const beginWithWords = useWithWords()(setTask);
  const begin = (next: FeelingTask) => (next.kind === "remove" ? setTask(next) : beginWithWords(next));
  const [status, setStatus] = useStatus();
  /** Says what happened, and leads the focus to a feeling. The changes before are shown at once. */
  const finish = (text: string, focused: string | null) => {
    setStatus(text);
    focusRow(focused);
  };
  const find = (id: string) => own.find((feeling) => feeling.id === id) ?? null;

  const create = async (change: OwnFeelingChange) => {
    setTask(null);
    const id = await putFeeling(userId, change);
    finish(translator()(ownFeelings.said.added, { name: change.name }), id);
  };
  /** Saves a feeling. `was` is how it was when the person began: only what they changed replaces what it is by now. */
  const save = (was: OwnFeeling, change: OwnFeelingChange) => {
    const { id, revision: _, ...body } = find(was.id) ?? was;
    const changed = differences(was, change);
    setTask(null);
    if (Object.keys(changed).length === 0 && !waiting.has(id)) return focusRow(id);
    void putFeeling(userId, { ...body, ...changed }, id);
    finish(translator()(ownFeelings.said.saved, { name: change.name }), id);
  };
  const setArchived = ({ id, revision: _, ...body }: OwnFeeling, isArchived: boolean) => {
    const next = isArchived ? neighborOf(id) : id;
    if (isArchived) setOpenId(null);
    void putFeeling(userId, { ...body, isArchived }, id);
    const said = isArchived ? ownFeelings.said.archived : ownFeelings.said.offeredAgain;
    finish(translator()(said, { name: body.name }), next);
  };
  const remove = ({ id, name }: OwnFeeling) => {
    const next = neighborOf(id);
    setTask(null);
    setOpenId(null);
    void removeFeeling(userId, id);
    finish(translator()(ownFeelings.said.removed, { name }), next);
  };
  const merge = ({ id, name }: OwnFeeling, into: string) => {
    const next = find(into) ? into : neighborOf(id);
    setTask(null);
    setOpenId(null);
    void mergeFeelings(userId, id, into);
    const t = translator();
    finish(t(ownFeelings.said.merged, { name, into: feelingName(t, feelings, into) }), next);
  };
  const cancel = () => {
    setTask(null);
    focusRow(task && task.kind !== "create" ? task.feeling.id : null);
  };
  const open = (id: string) => {
    setOpenId(id);
    focusRow(id);
  };
  return {
    ...{ userId, own, entries, counts, waiting, container, openId, task, status, find },
    ...{ begin, open, cancel, create, save, setArchived, remove, merge },
    toggle: (id: string) => setOpenId(openId === id ? null : id),
    starsOf: ({ id }: Pick<OwnFeeling, "id">) => counts.get(id) ?? 0,
  };
}

const fields = ["name", "family", "valence", "energy"] as const;

/** What of the change differs from the feeling. */
const differences = (was: OwnFeeling, change: OwnFeelingChange): Partial<OwnFeelingChange> =>
  Object.fromEntries(
    fields.filter((field) => was[field] !== change[field]).map((field) => [field, change[field]]),
  );
