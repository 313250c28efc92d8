import { Archive, Plus } from "lucide-react";
import { useState } from "react";
import { searchTags, sortByUse } from "#domain/find-tags.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { maxTags, type Tag, tagKinds } from "#domain/tags.ts";
import { Button } from "../../ui/Button.tsx";
import { Folded } from "./Folded.tsx";
import { MergeTagDialog } from "./MergeTagDialog.tsx";
import { RemoveTagDialog } from "./RemoveTagDialog.tsx";
import { StarterTags } from "./StarterTags.tsx";
import { TagForm } from "./TagForm.tsx";
import { TagList } from "./TagList.tsx";
import { fullText, kindNames } from "./tag-text.ts";
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
  const found = searchTags(sortByUse(board.tags, board.counts), text);
  const isFull = board.tags.length >= maxTags;
  return (
    <div ref={board.container} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {board.status}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {board.tags.length > 0 && (
          <input
            type="search"
            aria-label="Find a tag"
            placeholder="Find a tag"
            autoComplete="off"
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-11 min-w-0 grow basis-48 rounded-control border border-edge bg-raised px-3"
          />
        )}
        {!isFull && (
          <Button data-tag-fallback onClick={() => board.begin({ kind: "create" })}>
            <Plus aria-hidden="true" />
            New tag
          </Button>
        )}
      </div>
      {isFull && <p className="text-quiet text-small">{fullText}</p>}
      {board.task?.kind === "create" && <NewTag board={board} onShow={setText} />}
      {board.tags.length === 0 && <WhatTagsAre />}
      {board.tags.length > 0 && found.length === 0 && <p role="status">No tag has this in its name.</p>}
      <Kinds tags={found.filter(({ isArchived }) => !isArchived)} board={board} />
      <Archived tags={found.filter(({ isArchived }) => isArchived)} isSearch={text !== ""} board={board} />
      {text === "" && !isFull && <StarterTags board={board} />}
      <Dialogs board={board} />
    </div>
  );
}

const WhatTagsAre = () => (
  <div className="max-w-[60ch] pt-4">
    <p className="font-display text-lead">Tags say what went with a feeling</p>
    <p className="text-quiet">
      A person, a place, something you did. Add your own, or begin with one of the suggestions. Add Mood then
      offers them below the note.
    </p>
  </div>
);

function NewTag({ board, onShow }: { board: TagBoard; onShow: (name: string) => void }) {
  const show = (tag: Tag) => {
    onShow(tag.name);
    board.cancel();
    board.focusTag(tag.id);
  };
  return (
    <div className="rounded-control border border-line bg-panel">
      <TagForm
        label="New tag"
        tag={null}
        tags={board.tags}
        submitLabel="Add"
        onSubmit={board.create}
        onCancel={board.cancel}
        takenAction={{ label: "Show it", onChoose: show }}
      />
    </div>
  );
}

const Kinds = ({ tags, board }: { tags: readonly Tag[]; board: TagBoard }) =>
  tagKinds.map((kind) => {
    const ofKind = tags.filter((tag) => tag.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind}>
        <h2 className="flex items-baseline gap-2 pb-1.5 font-display text-lead">
          {kindNames[kind]}
          <span className="font-sans text-quiet text-small tabular-nums">{ofKind.length}</span>
        </h2>
        <TagList label={kindNames[kind]} tags={ofKind} board={board} />
      </section>
    );
  });

type ArchivedProps = { tags: readonly Tag[]; isSearch: boolean; board: TagBoard };

/** Folded, except where the person looks for a tag. */
function Archived({ tags, isSearch, board }: ArchivedProps) {
  const [isOpen, setOpen] = useState(false);
  if (tags.length === 0) return null;
  return (
    <Folded
      icon={Archive}
      title={`Archived (${tags.length})`}
      isOpen={isOpen || isSearch}
      onOpenChange={setOpen}
    >
      <p className="text-quiet text-small">You are not offered these any more. Your stars keep them.</p>
      <TagList label="Archived tags" tags={tags} board={board} />
    </Folded>
  );
}

function Dialogs({ board }: { board: TagBoard }) {
  const { task } = board;
  if (task?.kind === "merge") return <MergeTagDialog tag={task.tag} into={task.into} board={board} />;
  if (task?.kind !== "remove") return null;
  return (
    <RemoveTagDialog
      tag={task.tag}
      stars={board.starsOf(task.tag)}
      onRemove={() => board.remove(task.tag)}
      onCancel={board.cancel}
    />
  );
}
