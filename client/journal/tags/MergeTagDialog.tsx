import { useMemo, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { searchTags, sortByUse } from "#domain/records/tag/find-tags.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type Target, Targets } from "../Targets.tsx";
import { mergeText, starsText } from "./tag-text.ts";
import type { TagBoard } from "./use-tag-board.ts";

type Props = { tag: Tag; into: Tag | null; board: TagBoard };

/** Finds the tag that stays, and says what becomes of the stars before anything is merged. */
export function MergeTagDialog({ tag, into, board }: Props) {
  const t = useTranslator();
  const [chosen, setChosen] = useState(into?.id ?? null);
  const [text, setText] = useState("");
  const others = useMemo(() => {
    const rest = sortByUse(board.tags, board.counts).filter(({ id }) => id !== tag.id);
    const offered = rest.filter(({ id }) => id === into?.id);
    return [...offered, ...rest.filter((other) => !offered.includes(other))];
  }, [board.tags, board.counts, tag.id, into]);
  // Another device may have removed the tag in the meantime.
  const target = others.find(({ id }) => id === chosen) ?? null;
  const found = searchTags(others, text);
  return (
    <Dialog
      open
      onOpenChange={board.cancel}
      onCloseAutoFocus={(event) => event.preventDefault()}
      title={t(journalMore.tags.mergeDialog.title, { name: tag.name })}
      subtitle={t(journalMore.tags.mergeDialog.hint)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p role="status" className="min-w-0 grow basis-60 text-small wrap-anywhere">
            {target && mergeText(t, tag.name, target.name, board.starsOf(tag), countBoth(board, tag, target))}
          </p>
          <Button onClick={board.cancel}>{t(common.cancel)}</Button>
          <Button
            variant="danger"
            disabled={!target}
            onClick={() => target && board.merge(tag, target)}
            className="disabled:border-line disabled:text-quiet"
          >
            {t(journalMore.tags.merge)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {others.length > 8 && (
          <TextField
            type="search"
            label={t(journalMore.tags.find)}
            autoComplete="off"
            dir="auto"
            value={text}
            onValueChange={setText}
          />
        )}
        {found.length === 0 && <p role="status">{t(journalMore.tags.noneFound)}</p>}
        <Targets
          targets={found.map((other) => targetOf(t, other, board))}
          value={target?.id ?? null}
          onValueChange={setChosen}
        />
      </div>
    </Dialog>
  );
}

const countBoth = ({ entries }: TagBoard, { id }: Tag, into: Tag) =>
  entries.filter(({ tags }) => tags.includes(id) && tags.includes(into.id)).length;

function targetOf(t: Translator, tag: Tag, board: TagBoard): Target {
  const stars = starsText(t, board.starsOf(tag));
  return {
    id: tag.id,
    name: tag.name,
    aside: tag.isArchived ? t(journalMore.tags.archivedWith, { stars }) : stars,
  };
}
