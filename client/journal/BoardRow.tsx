import { ChevronDown, CircleAlert, CloudUpload } from "lucide-react";
import type { ReactNode } from "react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";

type Props = {
  /** Names the row for the focus: `data-tag` and the like, with the id of its record. */
  data: Readonly<Record<`data-${string}`, string>>;
  glyph?: ReactNode;
  name: string;
  /** A mark that a change waits or was refused. */
  mark: ReactNode;
  /** How many stars it has. */
  stars: string;
  isOpen: boolean;
  /** Id of what the row opens. */
  controls: string;
  onToggle: () => void;
};

/** A tag or a feeling and the number of its stars; pressing it shows what can be done with it. */
export function BoardRow(props: Props) {
  const { data, glyph, name, mark, stars, isOpen, controls, onToggle } = props;
  return (
    <button
      type="button"
      {...data}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="flex min-h-12 w-full scroll-my-24 items-center gap-3 px-3 py-2 text-start transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2 sm:px-4"
    >
      {glyph}
      {/* Beside a long name in a narrow window, the number is in a line of its own. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <bdi className="min-w-0 grow wrap-anywhere parent-aligned">{name}</bdi>
        {mark}
        <span className="text-quiet text-small tabular-nums">{stars}</span>
      </span>
      <ChevronDown
        aria-hidden="true"
        className={cn("size-4 shrink-0 text-dim transition-transform duration-150", isOpen && "rotate-180")}
      />
    </button>
  );
}

/** The mark appears late, because most changes arrive within a moment. */
export function WaitingMark() {
  const t = useTranslator();
  return (
    <span className="flex shrink-0 animate-late items-center gap-1.5 text-amber text-small">
      <CloudUpload aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t(journalMore.waiting)}</span>
    </span>
  );
}

export const RefusedMark = ({ text }: { text: string }) => (
  <span className="flex shrink-0 items-center gap-1.5 text-amber text-small">
    <CircleAlert aria-hidden="true" className="size-4" />
    <span className="max-sm:sr-only">{text}</span>
  </span>
);
