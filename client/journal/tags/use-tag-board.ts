import { useMemo, useState } from "react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { starsPerTag } from "#domain/records/tag/find-tags.ts";
import type { Tag, TagChange } from "#domain/records/tag/tag.ts";
import { translator } from "../../languages/language.ts";
import { changeTag, createTag, dropTagChange, mergeTag, removeTag } from "../../outbox/tag-changes.ts";
import { useWithWords } from "../../sealed/locked-words.ts";
import { useRowFocus } from "../../ui/use-row-focus.ts";
import { useStatus } from "../../ui/use-status.ts";
import { useWaitingTags } from "./use-waiting-tags.ts";

/** What the person is doing, with the tag as it was when they began. */
export type TagTask =
  | { readonly kind: "create" }
  /** Editing; `draft` is what the form begins with. */
  | { readonly kind: "edit"; readonly tag: Tag; readonly draft: TagChange }
  | { readonly kind: "remove"; readonly tag: Tag }
  /** Merging; `into` is the tag that is offered first. */
  | { readonly kind: "merge"; readonly tag: Tag; readonly into: Tag | null };

export type TagBoard = ReturnType<typeof useTagBoard>;

/** The person's tags, what can be done with them, and which of them is open. */
export function useTagBoard(userId: string, tags: readonly Tag[], entries: readonly MoodEntry[]) {
  const counts = useMemo(() => starsPerTag(entries), [entries]);
  const waiting = useWaitingTags(userId);
  const { container, neighborOf, focusRow } = useRowFocus("tag");
  const [openId, setOpenId] = useState<string | null>(null);
  const [task, setTask] = useState<TagTask | null>(null);
  const beginWithWords = useWithWords()(setTask);
  const begin = (next: TagTask) => (next.kind === "remove" ? setTask(next) : beginWithWords(next));
  const [status, setStatus] = useStatus();
  /** Says what happened, and leads the focus to a tag. The changes before are shown at once. */
  const finish = (text: string, focused: string | null) => {
    setStatus(text);
    focusRow(focused);
  };

  const create = async (change: TagChange) => {
    setTask(null);
    const id = await createTag(userId, change);
    finish(translator()(journalMore.tags.said.added, { name: change.name }), id);
  };
  /**
   * Saves a tag. `tag` is the tag as it was when the person began: only what they changed replaces what it is by now.
   */
  const save = (tag: Tag, change: TagChange) => {
    const changed = differences(tag, change);
    setTask(null);
    if (Object.keys(changed).length === 0 && !waiting.has(tag.id)) return focusRow(tag.id);
    void changeTag(userId, findTag(tag.id) ?? tag, changed);
    finish(translator()(journalMore.tags.said.saved, { name: change.name }), tag.id);
  };
  const archive = (tag: Tag) => {
    const next = neighborOf(tag.id);
    setOpenId(null);
    void changeTag(userId, tag, { isArchived: true });
    finish(translator()(journalMore.tags.said.archived, { name: tag.name }), next);
  };
  const unarchive = (tag: Tag) => {
    void changeTag(userId, tag, { isArchived: false });
    finish(translator()(journalMore.tags.said.offeredAgain, { name: tag.name }), tag.id);
  };
  const remove = (tag: Tag) => {
    const next = neighborOf(tag.id);
    setTask(null);
    setOpenId(null);
    void removeTag(userId, tag.id);
    finish(translator()(journalMore.tags.said.removed, { name: tag.name }), next);
  };
  const merge = (tag: Tag, into: Tag) => {
    setTask(null);
    setOpenId(null);
    void mergeTag(userId, tag.id, into.id);
    finish(translator()(journalMore.tags.said.merged, { name: tag.name, into: into.name }), into.id);
  };
  /** Leaves a tag as it is, after the server has refused a change. */
  const keep = (tag: Tag) => {
    void dropTagChange(tag.id);
    finish(translator()(journalMore.tags.said.kept, { name: tag.name }), tag.id);
  };
  const cancel = () => {
    setTask(null);
    focusRow(task && task.kind !== "create" ? task.tag.id : null);
  };
  const findTag = (id: string) => tags.find((tag) => tag.id === id) ?? null;
  const open = (id: string) => {
    setOpenId(id);
    focusRow(id);
  };
  const toggle = (id: string) => setOpenId(openId === id ? null : id);
  return {
    ...{ userId, tags, entries, counts, waiting, container, openId, task, status },
    ...{ begin, open, toggle, cancel, create, save, archive, unarchive, remove, merge, keep },
    ...{ setStatus, focusRow, findTag },
    starsOf: (tag: Tag) => counts.get(tag.id) ?? 0,
  };
}

/** What of the change differs from the tag. */
function differences(tag: Tag, { name, kind }: TagChange): Partial<TagChange> {
  return { ...(name !== tag.name && { name }), ...(kind !== tag.kind && { kind }) };
}
