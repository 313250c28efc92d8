import { useId } from "react";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Tag, TagChange } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { BoardRow, RefusedMark, WaitingMark } from "../BoardRow.tsx";
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
      <BoardRow
        data={{ "data-tag": tag.id }}
        name={tag.name}
        mark={
          waiting &&
          (waiting.refused ? <RefusedMark text={t(journalMore.tags.refused.mark)} /> : <WaitingMark />)
        }
        stars={starsText(t, board.starsOf(tag))}
        isOpen={isOpen}
        controls={id}
        onToggle={() => board.toggle(tag.id)}
      />
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
