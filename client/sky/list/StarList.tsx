import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";
import type { SkySelection } from "../selection/use-selection.ts";
import { StarRows } from "./StarRows.tsx";

type Props = {
  entries: readonly MoodEntry[];
  selection: SkySelection;
  /** Whether no sky is drawn: then the list is larger, and on phones it leaves the bar below it free. */
  isAlone: boolean;
  /** Set when the user opened the list. */
  autoFocus: boolean;
  onClose: () => void;
  /** Below the rows, always visible. */
  children: ReactNode;
};

/** All stars by month, synchronized with the sky: a sheet on phones, a panel at the right in wider windows. */
export function StarList({ entries, selection, isAlone, autoFocus, onClose, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-over-sky
      // Escape closes the list first; the next one clears the selection.
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
      className={cn(
        "surface absolute inset-x-0 bottom-0 z-2 flex h-[46dvh] animate-sheet flex-col overflow-hidden rounded-b-none bg-solid pb-[env(safe-area-inset-bottom)] md:top-18 md:right-4 md:bottom-4 md:left-auto md:h-auto md:w-80 md:animate-fade md:rounded-b-panel md:bg-panel md:pb-0 group-data-aside/sky:invisible",
        isAlone && "max-md:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] max-md:h-[56dvh]",
      )}
    >
      <header className="flex items-center gap-2 border-line border-b py-1 pr-1 pl-4">
        <h2 id={id} className="grow font-display text-lead">
          Your stars
        </h2>
        <p className="text-quiet text-small tabular-nums">{entries.length.toLocaleString()}</p>
        <Button variant="quiet" shape="icon" tip="Close the list" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      {entries.length === 0 ? (
        <p className="m-auto max-w-56 p-4 text-center text-quiet">
          Your stars will be listed here, month by month. Add a mood to begin.
        </p>
      ) : (
        <StarRows entries={entries} selection={selection} autoFocus={autoFocus} labelledBy={id} />
      )}
      {children}
    </section>
  );
}
