import { useMemo, useState } from "react";
import { starsPerTag } from "#domain/find-tags.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag, TagChange } from "#domain/tags.ts";
import { changeTag, createTag, mergeTag, removeTag } from "../../outbox/tag-changes.ts";
import { useWaitingTags } from "../../outbox/use-universe.ts";
import { quoted } from "./tag-text.ts";
import { useTagFocus } from "./use-tag-focus.ts";

/** What the person is doing. `into` is the tag that is offered first. */
export type TagTask =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "remove"; readonly tag: Tag }
  | { readonly kind: "merge"; readonly tag: Tag; readonly into: Tag | null };

export type TagBoard = ReturnType<typeof useTagBoard>;

/** The person's tags, what can be done with them, and which of them is open. */
export function useTagBoard(userId: string, tags: readonly Tag[], entries: readonly MoodEntry[]) {
  const counts = useMemo(() => starsPerTag(entries), [entries]);
  const waiting = useWaitingTags(userId);
  const { container, neighborOf, focusTag } = useTagFocus();
  const [openId, setOpenId] = useState<string | null>(null);
  const [task, setTask] = useState<TagTask | null>(null);
  const [status, setStatus] = useState("");
  /** Says what happened, and leads the focus to a tag, after the change is shown. */
  const finish = (text: string, focused: string | null) => {
    setStatus(text);
    focusTag(focused);
  };

  const create = async (change: TagChange) => {
    setTask(null);
    const id = await createTag(userId, change);
    finish(`${quoted(change.name)} added.`, id);
  };
  const save = async (tag: Tag, change: Partial<TagChange>) => {
    setTask(null);
    await changeTag(userId, tag, change);
    finish(`${quoted(change.name ?? tag.name)} saved.`, tag.id);
  };
  const archive = async (tag: Tag) => {
    const next = neighborOf(tag.id);
    setOpenId(null);
    await changeTag(userId, tag, { isArchived: true });
    finish(`${quoted(tag.name)} archived.`, next);
  };
  const unarchive = async (tag: Tag) => {
    await changeTag(userId, tag, { isArchived: false });
    finish(`${quoted(tag.name)} is offered again.`, tag.id);
  };
  const remove = async (tag: Tag) => {
    const next = neighborOf(tag.id);
    setTask(null);
    setOpenId(null);
    await removeTag(userId, tag.id);
    finish(`${quoted(tag.name)} removed.`, next);
  };
  const merge = async (tag: Tag, into: Tag) => {
    setTask(null);
    setOpenId(null);
    await mergeTag(userId, tag.id, into.id);
    finish(`${quoted(tag.name)} merged into ${quoted(into.name)}.`, into.id);
  };
  const cancel = () => {
    setTask(null);
    focusTag(task && task.kind !== "create" ? task.tag.id : null);
  };
  const toggle = (id: string) => setOpenId(openId === id ? null : id);
  return {
    ...{ userId, tags, entries, counts, waiting, container, openId, task, status },
    ...{
      toggle,
      begin: setTask,
      cancel,
      create,
      save,
      archive,
      unarchive,
      remove,
      merge,
      setStatus,
      focusTag,
    },
    starsOf: (tag: Tag) => counts.get(tag.id) ?? 0,
  };
}
