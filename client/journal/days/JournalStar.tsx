import { memo, type ReactNode } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { StarDetails } from "../../stars/StarDetails.tsx";
import { formatDateTime, starName } from "../../stars/star-text.ts";

type Props = {
  entry: MoodEntry;
  /** Null unless the star is the first of its day. */
  dayTitle: string | null;
  /** Among all stars that are listed, beginning with 1. */
  position: number;
  count: number;
  words: readonly string[];
  tags: readonly Tag[];
  children?: ReactNode;
};

/** A star in the feed of days. */
export const JournalStar = memo(function JournalStar({ entry, dayTitle, position, count, ...props }: Props) {
  return (
    <article
      data-row={entry.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the articles of a feed take the focus (WAI-ARIA).
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={count}
      aria-label={`${starName(entry)}, ${formatDateTime(entry)}`}
      className="group scroll-mt-14 outline-none"
    >
      {dayTitle && <h2 className="flex h-12 items-end pb-1 font-display text-lead">{dayTitle}</h2>}
      <div className="mb-2 rounded-control border border-line bg-panel p-3 group-focus-visible:outline-2 group-focus-visible:outline-accent sm:px-4">
        <StarDetails entry={entry} timeOnly words={props.words} tags={props.tags} />
      </div>
    </article>
  );
});
