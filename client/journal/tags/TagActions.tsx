import { Archive, ArchiveRestore, Merge, Pencil, Trash2 } from "lucide-react";
import { linkToComparison } from "#domain/comparison/address.ts";
import { emptyFilter } from "#domain/journal/filter.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { CompareIcon } from "../../stars/CompareIcon.tsx";
import { BoardAction, BoardActions, BoardLink, BoardNote, StarLinks } from "../BoardActions.tsx";
import { RefusedTagChange } from "./RefusedTagChange.tsx";
import type { TagBoard } from "./use-tag-board.ts";

type Props = { id: string; tag: Tag; board: TagBoard };

/** What can be done with a tag. */
export function TagActions({ id, tag, board }: Props) {
  const t = useTranslator();
  const stars = board.starsOf(tag);
  const filter = { ...emptyFilter, tags: [tag.id] };
  const waiting = board.waiting.get(tag.id);
  if (waiting?.refused) return <RefusedTagChange {...{ id, tag, board }} refused={waiting.refused} />;
  return (
    <BoardActions id={id} name={tag.name}>
      {stars > 0 && <StarLinks filter={filter} stars={stars} />}
      {stars > 0 && stars < board.entries.length && (
        <BoardLink
          icon={CompareIcon}
          text={t(journalMore.tags.compare)}
          href={linkToComparison({ kind: "sides", first: filter, second: "others" })}
        />
      )}
      <BoardAction
        icon={Pencil}
        text={t(journalMore.tags.edit)}
        onClick={() => board.begin({ kind: "edit", tag, draft: tag })}
      />
      {board.tags.length > 1 && (
        <BoardAction
          icon={Merge}
          text={t(journalMore.tags.merge)}
          onClick={() => board.begin({ kind: "merge", tag, into: null })}
        />
      )}
      {tag.isArchived ? (
        <BoardAction
          icon={ArchiveRestore}
          text={t(journalMore.tags.offerAgain)}
          onClick={() => board.unarchive(tag)}
        />
      ) : (
        <BoardAction icon={Archive} text={t(journalMore.tags.archive)} onClick={() => board.archive(tag)} />
      )}
      <BoardAction
        icon={Trash2}
        text={t(journalMore.tags.remove)}
        onClick={() => board.begin({ kind: "remove", tag })}
      />
      {waiting && <BoardNote isLate>{t(journalMore.tags.kept)}</BoardNote>}
    </BoardActions>
  );
}
