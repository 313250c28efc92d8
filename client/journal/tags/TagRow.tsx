import { ChevronDown, CircleAlert, CloudUpload } from "lucide-react";
import { useId } from "react";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Tag, TagChange } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { cn } from "../../ui/class-names.ts";
import { TagActions } from "./TagActions.tsx";
import { TagForm } from "./TagForm.tsx";
import { starsText } from "./tag-text.ts";
import type { TagBoard } from "./use-tag-board.ts";

type Props = { tag: Tag; board: TagBoard };

/** A tag and the number of its stars; pressing it shows what can be done with it. */
export function TagRow({ tag, board }: Props) {
  const t = useTranslator();
  const id = useId();
  const isOpen = board.openId === tag.id;
  const waiting = board.waiting.get(tag.id);
  const { task } = board;
  if (task?.kind === "edit" && task.tag.id === tag.id)
    return <EditedTag tag={tag} draft={task.draft} board={board} />;
  return (
    <>
      <button
        type="button"
        data-tag={tag.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => board.toggle(tag.id)}
        className="flex min-h-12 w-full scroll-my-24 items-center gap-3 px-3 py-2 text-start transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2 sm:px-4"
      >
        <bdi className="min-w-0 grow wrap-anywhere parent-aligned">{tag.name}</bdi>
        {waiting && (waiting.refused ? <RefusedMark /> : <WaitingMark />)}
        <span className="shrink-0 text-quiet text-small tabular-nums">
          {starsText(t, board.starsOf(tag))}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 shrink-0 text-dim transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && <TagActions id={id} tag={tag} board={board} />}
    </>
  );
}

function EditedTag({ tag, draft, board }: Props & { draft: TagChange }) {
  const t = useTranslator();
  return (
    <TagForm
      label={t(journalMore.tags.change)}
      id={tag.id}
      draft={draft}
      tags={board.tags}
      notice={board.findTag(tag.id) ? null : t(journalMore.tags.goneWhileEdited, { name: tag.name })}
      submitLabel={t(common.save)}
      onSubmit={(change) => board.save(tag, change)}
      onCancel={board.cancel}
      onRefuse={board.setStatus}
      takenAction={{
        label: t(journalMore.tags.mergeTheTwo),
        onChoose: (into) => board.begin({ kind: "merge", tag, into }),
      }}
    />
  );
}

/** The mark appears late, because most changes arrive within a moment. */
function WaitingMark() {
  const t = useTranslator();
  return (
    <span className="flex shrink-0 animate-late items-center gap-1.5 text-amber text-small">
      <CloudUpload aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t(journalMore.waiting)}</span>
    </span>
  );
}

function RefusedMark() {
  const t = useTranslator();
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-amber text-small">
      <CircleAlert aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t(journalMore.tags.refused.mark)}</span>
    </span>
  );
}
