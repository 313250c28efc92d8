import { Plus } from "lucide-react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { maxTags, type Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { BoardSearch, GoneWaiting, RefusedNotice } from "../BoardNotices.tsx";
import { TagForm } from "./TagForm.tsx";
import type { TagBoard } from "./use-tag-board.ts";

type Props = {
  board: TagBoard;
  /** What the person looks for. */
  text: string;
  onTextChange: (text: string) => void;
  isFound: boolean;
};

/** Number of tags that do not fit on a screen. */
const manyTags = 8;

/** Finds and creates tags, and says what no row can say. */
export function TagTools({ board, text, onTextChange, isFound }: Props) {
  const t = useTranslator();
  const count = board.tags.length;
  const isFull = count >= maxTags;
  const gone = [...board.waiting.values()].filter(({ kind }) => kind === "tagRemoval" || kind === "tagMerge");
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {(count > manyTags || text !== "") && (
          <BoardSearch
            data={{ "data-tag-fallback": isFull || undefined }}
            label={t(journalMore.tags.find)}
            text={text}
            onTextChange={onTextChange}
          />
        )}
        {!isFull && (
          <Button data-tag-fallback onClick={() => board.begin({ kind: "create" })}>
            <Plus aria-hidden="true" />
            {t(journalMore.tags.newTag)}
          </Button>
        )}
      </div>
      {isFull && <p className="text-quiet text-small">{t(journalMore.tags.full, { count: maxTags })}</p>}
      {gone.length > 0 && <GoneWaiting text={t(journalMore.tags.goneWaiting, { count: gone.length })} />}
      <RefusedTag board={board} onLook={() => onTextChange("")} />
      {board.task?.kind === "create" && (
        <NewTag board={board} name={isFound ? "" : text} onFind={onTextChange} />
      )}
      {count > 0 && !isFound && <p role="status">{t(journalMore.tags.noneFound)}</p>}
    </>
  );
}

/** Leads to a tag whose change was not accepted, which can be far down or in the archive. */
function RefusedTag({ board, onLook }: { board: TagBoard; onLook: () => void }) {
  const t = useTranslator();
  const refused = board.tags.find(({ id }) => id !== board.openId && board.waiting.get(id)?.refused);
  if (!refused) return null;
  const look = () => {
    onLook();
    board.open(refused.id);
  };
  return (
    <RefusedNotice
      text={t(journalMore.tags.refused.notice, { name: refused.name })}
      look={t(journalMore.tags.refused.look)}
      onLook={look}
    />
  );
}

type NewTagProps = { board: TagBoard; name: string; onFind: (name: string) => void };

function NewTag({ board, name, onFind }: NewTagProps) {
  const t = useTranslator();
  const show = (tag: Tag) => {
    onFind(tag.name);
    board.cancel();
    board.focusRow(tag.id);
  };
  return (
    <div className="rounded-control border border-line bg-panel">
      <TagForm
        label={t(journalMore.tags.newTag)}
        id={null}
        draft={{ name, kind: "other", isArchived: false }}
        tags={board.tags}
        submitLabel={t(journalMore.tags.add)}
        onSubmit={(change) => {
          onFind("");
          void board.create(change);
        }}
        onCancel={board.cancel}
        onRefuse={board.setStatus}
        takenAction={{ label: t(journalMore.tags.showIt), onChoose: show }}
      />
    </div>
  );
}
