import { BookOpen, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import type { Waiting } from "../../stars/WaitingMark.tsx";
import { Button } from "../../ui/Button.tsx";
import { overSky } from "../../ui/over-sky/over-sky.ts";
import { isDrawable, useSkyState } from "../sky-store.tsx";
import { StarRows } from "./StarRows.tsx";

type Props = {
  /** The card of a star, or another panel, may have its place. */
  isInView: boolean;
  /** The stars to list: all, or those that a filter finds. */
  entries: readonly MoodEntry[];
  /** How many stars there are. */
  total: number;
  /** What waits, by the id of its star. */
  waiting: ReadonlyMap<string, Waiting>;
  /** Called for a star that only waits, when it is picked: the sky does not have it. */
  onWaitingStar: (id: string) => void;
  /** Set when the user opened the list. */
  autoFocus: boolean;
  onClose: () => void;
  /** Stands below the rows, always visible. */
  children: ReactNode;
};

/** The stars by month, synchronized with the sky. `sky-layer.css` has its place. */
export function StarList({ isInView, entries, total, onClose, children, ...rows }: Props) {
  const t = useTranslator();
  const isAlone = useSkyState(({ drawing }) => !isDrawable(drawing));
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      ref={overSky}
      hidden={!isInView}
      data-alone={isAlone || undefined}
      // Escape closes the list first; the next one clears the selection.
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
      className="star-list sky-panel surface flex flex-col overflow-hidden bg-solid md:bg-panel"
    >
      <header className="flex items-center gap-2 border-line border-b py-1 pe-1 ps-4">
        <h2 id={id} className="min-w-0 grow truncate font-display text-lead">
          {t(sky.list.title)}
        </h2>
        <p className="shrink-0 text-quiet text-small tabular-nums">
          {entries.length < total
            ? t(sky.list.count, { found: entries.length, total })
            : total.toLocaleString(t.locale)}
        </p>
        <Button asChild variant="quiet" shape="icon" tip={t(sky.list.journal)}>
          <Link href="/journal">
            <BookOpen aria-hidden="true" />
          </Link>
        </Button>
        <Button variant="quiet" shape="icon" tip={t(sky.list.close)} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {entries.length === 0 ? (
        <p className="m-auto max-w-56 p-4 text-center text-quiet">{t(sky.list.empty)}</p>
      ) : (
        <StarRows entries={entries} labelledBy={id} {...rows} />
      )}
      {children}
    </section>
  );
}
