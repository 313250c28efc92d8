import { Archive } from "lucide-react";
import { useState } from "react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { searchTags, sortByUse } from "#domain/records/tag/find-tags.ts";
import { maxTags, type Tag, tagKinds } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Folded } from "../../ui/Folded.tsx";
import { GoneDialog } from "../GoneDialog.tsx";
import { MergeTagDialog } from "./MergeTagDialog.tsx";
import { RemoveTagDialog } from "./RemoveTagDialog.tsx";
import { StarterTags } from "./StarterTags.tsx";
import { TagList } from "./TagList.tsx";
import { TagTools } from "./TagTools.tsx";
import { kindIcons } from "./tag-text.ts";
import { type TagBoard, useTagBoard } from "./use-tag-board.ts";

type Props = {
  userId: string;
  /** All tags of the universe. */
  tags: readonly Tag[];
  /** All stars, also those that wait. */
  entries: readonly MoodEntry[];
};

/** The person's tags by kind, the most used first, with everything that can be done with them. */
export function TagsView({ userId, tags, entries }: Props) {
  const board = useTagBoard(userId, tags, entries);
  const [text, setText] = useState("");
  const found = findTags(board, text);
  return (
    <div ref={board.container} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {board.status}
      </p>
      {tags.length === 0 && <WhatTagsAre />}
      <TagTools board={board} text={text} onTextChange={setText} isFound={found.length > 0} />
      <Kinds tags={found.filter(({ isArchived }) => !isArchived)} board={board} />
      <Archived tags={found.filter(({ isArchived }) => isArchived)} isSearch={text !== ""} board={board} />
      {text === "" && tags.length < maxTags && <StarterTags board={board} />}
      <Dialogs board={board} />
    </div>
  );
}

/**
 * Tags in the order of their use. The tag that is being edited stays where it was, whatever is searched or becomes of
 * it on another device, so that what was typed is not lost.
 */
function findTags({ tags, counts, task }: TagBoard, text: string): readonly Tag[] {
  const edited = task?.kind === "edit" ? task.tag : null;
  const others = tags.filter(({ id }) => id !== edited?.id);
  const sorted = sortByUse(edited ? [...others, edited] : tags, counts);
  const found = new Set(searchTags(sorted, text));
  return sorted.filter((tag) => tag === edited || found.has(tag));
}

function WhatTagsAre() {
  const t = useTranslator();
  return (
    <div className="max-w-[60ch] pt-2">
      <h2 className="font-display text-lead">{t(journalMore.tags.about.title)}</h2>
      <p className="mt-1 text-pretty text-quiet">{t(journalMore.tags.about.text)}</p>
    </div>
  );
}

function Kinds({ tags, board }: { tags: readonly Tag[]; board: TagBoard }) {
  const t = useTranslator();
  return tagKinds.map((kind) => {
    const Icon = kindIcons[kind];
    const ofKind = tags.filter((tag) => tag.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind}>
        <h2 className="flex items-center gap-2 pb-1.5 font-display text-lead">
          <Icon aria-hidden="true" className="size-4.5 text-quiet" />
          {t(journalMore.tags.kinds[kind])}
          <span className="font-sans text-quiet text-small tabular-nums">
            {ofKind.length.toLocaleString(t.locale)}
          </span>
        </h2>
        <TagList label={t(journalMore.tags.kinds[kind])} tags={ofKind} board={board} />
      </section>
    );
  });
}

type ArchivedProps = { tags: readonly Tag[]; isSearch: boolean; board: TagBoard };

/** The archive, folded except where the person looks for a tag, or has to decide about one. */
function Archived({ tags, isSearch, board }: ArchivedProps) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const hasRefused = tags.some(({ id }) => board.waiting.get(id)?.refused);
  if (tags.length === 0) return null;
  return (
    <Folded
      icon={Archive}
      title={t(journalMore.tags.archived, { count: tags.length })}
      isOpen={isOpen || isSearch || hasRefused}
      onOpenChange={setOpen}
    >
      <p className="text-quiet text-small">{t(journalMore.tags.archivedNote)}</p>
      <TagList label={t(journalMore.tags.archivedList)} tags={tags} board={board} />
    </Folded>
  );
}

function Dialogs({ board }: { board: TagBoard }) {
  const t = useTranslator();
  const { task } = board;
  if (task?.kind !== "merge" && task?.kind !== "remove") return null;
  const { tag } = task;
  if (!board.findTag(tag.id))
    return (
      <GoneDialog
        title={t(journalMore.tags.goneDialog.title, { name: tag.name })}
        text={t(journalMore.tags.goneDialog.text)}
        close={t(journalMore.tags.goneDialog.close)}
        onClose={board.cancel}
      />
    );
  if (task.kind === "merge") return <MergeTagDialog tag={tag} into={task.into} board={board} />;
  return (
    <RemoveTagDialog
      tag={tag}
      stars={board.starsOf(tag)}
      onRemove={() => board.remove(tag)}
      onCancel={board.cancel}
    />
  );
}
