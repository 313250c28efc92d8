import { CircleAlert, CloudUpload, Plus } from "lucide-react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { maxTags, type Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
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
          <input
            type="search"
            data-tag-fallback={isFull || undefined}
            aria-label={t(journalMore.tags.find)}
            placeholder={t(journalMore.tags.find)}
            autoComplete="off"
            dir="auto"
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
            className="min-h-11 min-w-0 grow basis-40 rounded-control border border-edge bg-raised px-3"
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
      {gone.length > 0 && (
        <p className="flex animate-late items-start gap-2 text-quiet text-small">
          <CloudUpload aria-hidden="true" className="mt-px size-4 shrink-0 text-amber" />
          {t(journalMore.tags.goneWaiting, { count: gone.length })}
        </p>
      )}
      <RefusedNotice board={board} onLook={() => onTextChange("")} />
      {board.task?.kind === "create" && (
        <NewTag board={board} name={isFound ? "" : text} onFind={onTextChange} />
      )}
      {count > 0 && !isFound && <p role="status">{t(journalMore.tags.noneFound)}</p>}
    </>
  );
}

/** Leads to a tag whose change was not accepted, which can be far down or in the archive. */
function RefusedNotice({ board, onLook }: { board: TagBoard; onLook: () => void }) {
  const t = useTranslator();
  const refused = board.tags.find(({ id }) => id !== board.openId && board.waiting.get(id)?.refused);
  if (!refused) return null;
  const look = () => {
    onLook();
    board.open(refused.id);
  };
  return (
    <div className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 pe-1 ps-3 text-small">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
      <p className="min-w-0 grow py-1 wrap-anywhere">
        {t(journalMore.tags.refused.notice, { name: refused.name })}
      </p>
      <Button variant="quiet" onClick={look}>
        {t(journalMore.tags.refused.look)}
      </Button>
    </div>
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
