import { BookOpen, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import type { Waiting } from "../../stars/WaitingMark.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";
import { overSky } from "../../ui/over-sky/over-sky.ts";
import { useSelection } from "../selection/use-selection.ts";
import { isDrawable, useSkyState } from "../sky-store.tsx";
import { StarRows } from "./StarRows.tsx";

type Props = {
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

/**
 * The stars by month, synchronized with the sky: a sheet on phones, a panel at the right in wider windows. On phones the
 * title is at the bottom, beside the button that opened the list, which stays where it was and closes the list.
 */
export function StarList({ entries, total, onClose, children, ...rows }: Props) {
  const t = useTranslator();
  // Then it is larger, and on phones it leaves the bar below it free.
  const isAlone = useSkyState(({ drawing }) => !isDrawable(drawing));
  const { isOpen } = useSelection();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      ref={overSky}
      data-star-list=""
      // Escape closes the list first; the next one clears the selection.
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
      className={cn(
        "surface absolute inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-2 flex h-[44dvh] animate-sheet flex-col overflow-hidden rounded-b-none bg-solid max-md:shadow-none max-md:[@media(height<30rem)]:top-18 max-md:[@media(height<30rem)]:inset-e-3 max-md:[@media(height<30rem)]:inset-s-auto max-md:[@media(height<30rem)]:h-auto max-md:[@media(height<30rem)]:w-80 max-md:[@media(height<30rem)]:rounded-b-panel md:top-18 md:inset-e-4 md:bottom-[calc(9.875rem+env(safe-area-inset-bottom))] md:inset-s-auto lg:bottom-[7.625rem] md:h-auto md:w-80 md:animate-fade md:rounded-b-panel md:bg-panel group-data-aside/sky:invisible",
        isAlone && "max-md:h-[56dvh]",
        // The card of the selected star takes its place.
        isOpen && "max-xl:invisible",
      )}
    >
      <header
        className={cn(
          "flex items-center gap-2 border-line py-1 pe-1 ps-4 max-md:order-last max-md:h-18 max-md:shrink-0 max-md:border-t md:border-b",
          // Leaves room for the buttons of the sky, of which one is left where no sky is drawn.
          isAlone ? "max-md:pe-18" : "max-md:pe-50",
        )}
      >
        <h2
          id={id}
          className="min-w-0 grow truncate font-display text-lead max-md:whitespace-normal max-md:leading-tight"
        >
          {t(sky.list.title)}
        </h2>
        <p className="shrink-0 text-quiet text-small tabular-nums max-md:hidden">
          {entries.length < total
            ? t(sky.list.count, { found: entries.length, total })
            : total.toLocaleString(t.locale)}
        </p>
        <Button asChild variant="quiet" shape="icon" tip={t(sky.list.journal)}>
          <Link href="/journal">
            <BookOpen aria-hidden="true" />
          </Link>
        </Button>
        <Button
          variant="quiet"
          shape="icon"
          className="max-md:hidden"
          tip={t(sky.list.close)}
          onClick={onClose}
        >
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
