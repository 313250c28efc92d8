import { Bookmark, BookmarkCheck } from "lucide-react";
import { useCallback, useState } from "react";
import { currentQuery } from "#domain/comparison/comparison-url.ts";
import type { Feelings } from "#domain/feelings.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { comparisonNameLimit } from "#domain/records/comparison/comparison.ts";
import { useTranslator } from "../../languages/language.ts";
import { lazyDialog } from "../../loading/lazy-dialog.tsx";
import { useWithWords } from "../../sealed/locked-words.ts";
import { Button } from "../../ui/Button.tsx";
import type { KeptBoard } from "./use-kept-board.ts";

export const KeepDialog = lazyDialog(async () => (await import("./KeepDialog.tsx")).KeepDialog);

type Props = {
  board: KeptBoard;
  query: string;
  feelings: Feelings;
  /** What the two sides are called. */
  sides: { readonly first: string; readonly second: string };
};

/** Keeps what is compared; once it is kept, it has its name, and can get another. */
export function KeepButton({ board, query, feelings, sides }: Props) {
  const t = useTranslator();
  const withWords = useWithWords();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const kept = board.kept.find((one) => currentQuery(feelings, one.query) === query);
  const suggested = `${sides.first} · ${sides.second}`;
  const save = (name: string) => {
    close();
    if (kept) board.rename(kept, name);
    else board.keep(name, query);
  };
  return (
    <>
      <Button
        variant={kept ? "quiet" : "plain"}
        data-comparison-fallback=""
        aria-haspopup="dialog"
        className="min-w-0"
        onPointerDown={KeepDialog.preload}
        onClick={withWords(() => setOpen(true))}
      >
        {kept ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        <span className="truncate">
          {kept ? t(compare.keep.isKept, { name: kept.name }) : t(compare.keep.open)}
        </span>
      </Button>
      <KeepDialog
        open={isOpen}
        onClose={close}
        name={kept?.name ?? (suggested.length <= comparisonNameLimit ? suggested : "")}
        isKept={kept !== undefined}
        isFull={board.isFull && !kept}
        onSave={save}
      />
    </>
  );
}
