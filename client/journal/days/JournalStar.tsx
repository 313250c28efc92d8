import { Plus } from "lucide-react";
import { memo, useCallback, useId, useState } from "react";
import { journal } from "#domain/languages/en/journal.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { Measured } from "#domain/trackers/day-values.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { StarDetails } from "../../stars/StarDetails.tsx";
import { useStarActions } from "../../stars/star-actions.ts";
import { formatDateTime, formatTime, starName } from "../../stars/star-text.ts";
import { type Waiting, WaitingLine, WaitingMark, WaitingStarLink } from "../../stars/WaitingMark.tsx";
import { useToday } from "../../time/today.ts";
import { Button } from "../../ui/Button.tsx";
import { dayTitle, shortDayTitle } from "../day-text.ts";
import { DayReadings } from "./DayReadings.tsx";
import { StarButtons, StarMenu } from "./StarButtons.tsx";

type Props = {
  entry: MoodEntry;
  waiting: Waiting | null;
  /** The number of its day if the star is the first of it. */
  day: number | null;
  /** Number of the star among all that are listed, beginning with 1. */
  position: number;
  count: number;
  words: readonly string[];
  tags: readonly Tag[];
  /** What the days measured. */
  measured: Measured;
  /** Ids of the tags that the filter names. */
  chosenTags: readonly string[];
  onTag: (tag: Tag) => void;
};

/** A star in the feed of days. */
export const JournalStar = memo(function JournalStar({
  entry,
  day,
  measured,
  position,
  count,
  ...content
}: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  return (
    <article
      data-row={entry.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the articles of a feed take the focus (WAI-ARIA).
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={count}
      aria-label={t(starTexts.starAt, { star: starName(t, feelings, entry), time: formatDateTime(t, entry) })}
      className="group scroll-mt-9 scroll-mb-4 outline-none"
    >
      {day !== null && <DayHeading day={day} />}
      {day !== null && <DayReadings day={day} measured={measured} />}
      <StarBox entry={entry} {...content} />
    </article>
  );
});

const DayHeading = memo(({ day }: { day: number }) => {
  const t = useTranslator();
  const { add } = useStarActions();
  // A star is on another day only if its person travelled or its time is not valid.
  const canAdd = day <= useToday();
  return (
    <div className="flex h-13 items-end justify-between gap-2">
      <h2 className="pb-1.5 font-display text-lead">
        <span className="sr-only">{dayTitle(t, day)}</span>
        <span aria-hidden="true">{shortDayTitle(t, day)}</span>
      </h2>
      {canAdd && (
        <Button
          variant="quiet"
          shape="icon"
          className="-mb-1 -me-2 text-dim"
          tip={t(journal.addOn, { day: dayTitle(t, day) })}
          onClick={() => add(day)}
        >
          <Plus aria-hidden="true" />
        </Button>
      )}
    </div>
  );
});

type BoxProps = Pick<Props, "entry" | "waiting" | "words" | "tags" | "chosenTags" | "onTag">;

/** The star apart from its place among all stars, which changes with each key press of a search. */
const StarBox = memo(function StarBox({ entry, waiting, words, tags, chosenTags, onTag }: BoxProps) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  const name = t(starTexts.starAt, { star: starName(t, feelings, entry), time: formatTime(t, entry) });
  const isStored = waiting?.what !== "star";
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  return (
    <div className="mb-2 rounded-control border border-line bg-panel p-3 group-focus-visible:outline-2 group-focus-visible:outline-accent sm:px-4">
      <StarDetails
        entry={entry}
        timeOnly
        words={words}
        tags={tags}
        onTag={onTag}
        chosenTags={chosenTags}
        mark={waiting && <WaitingMark waiting={waiting} />}
        actions={isStored && <StarButtons {...{ entry, name, isOpen, menuId }} onToggle={toggle} />}
      />
      {waiting && (
        <div className="mt-2">
          <WaitingLine waiting={waiting} />
          {!isStored && <WaitingStarLink id={entry.id} />}
        </div>
      )}
      {isOpen && <StarMenu id={menuId} entry={entry} name={name} />}
    </div>
  );
});
