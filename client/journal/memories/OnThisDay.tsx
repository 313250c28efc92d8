import { ChevronDown, ChevronRight, History } from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { StarsByDay } from "#domain/journal/journal-index.ts";
import { type Memory, onThisDay } from "#domain/journal/on-this-day.ts";
import { journal } from "#domain/languages/en/journal.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { hasNote } from "#domain/records/star/has-note.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { noteText, starName } from "../../stars/star-text.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";
import { useWideWindow } from "../../ui/use-media.ts";
import { dayTitle } from "../day-text.ts";
import { chooseMemories, useMemoriesChoice } from "./memories-choice.ts";

type Props = {
  days: StarsByDay;
  /** The number of a day. */
  today: number;
  onOpenDay: (day: number) => void;
};

/** Stars that are shown before the person asks for more. */
const shownFirst = 3;

/**
 * The stars of a week, a month and of years ago. The part is not shown on days without any, or if the person has
 * turned it off.
 */
export function OnThisDay({ days, today, onOpenDay }: Props) {
  const t = useTranslator();
  const id = useId();
  const choice = useMemoriesChoice();
  // The part is left out on phones, where it would push the newest star out of the window.
  const isWide = useWideWindow();
  const [showsAll, setShowsAll] = useState(false);
  const memories = useMemo(() => onThisDay(days, today), [days, today]);
  if (memories.length === 0 || choice === "off") return null;
  const isOpen = choice === "open" || (choice === "automatic" && isWide);
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-control border border-line bg-panel">
      <header className="flex items-center pe-1">
        <h2 id={`${id}-title`} className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => chooseMemories(isOpen ? "closed" : "open")}
            className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-quiet text-small hover:text-ink sm:px-4"
          >
            <History aria-hidden="true" className="size-4 shrink-0" />
            {t(journal.memories.title)}
            <ChevronDown
              aria-hidden="true"
              className={cn("size-4 shrink-0 transition-transform duration-150", isOpen && "rotate-180")}
            />
          </button>
        </h2>
        {isOpen && (
          <Button
            variant="quiet"
            className="px-3! font-normal! text-small"
            onClick={() => chooseMemories("off")}
          >
            {t(journal.memories.turnOff)}
          </Button>
        )}
      </header>
      {isOpen && (
        <div id={id} className="animate-fade border-line border-t pb-1">
          <ul>
            {memories.slice(0, showsAll ? undefined : shownFirst).map((memory) => (
              <li key={memory.day}>
                <MemoryRow memory={memory} onOpen={() => onOpenDay(memory.day)} />
              </li>
            ))}
          </ul>
          {!showsAll && memories.length > shownFirst && (
            <Button
              variant="quiet"
              className="w-full font-normal! text-small"
              onClick={() => setShowsAll(true)}
            >
              {t(journal.memories.showMore, { count: memories.length - shownFirst })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function agoText(t: Translator, { unit, count }: Memory): string {
  const text: Text = journal.memories.ago[unit];
  return t(text, { count });
}

/** Stars that are named. */
const namedStars = 3;

function MemoryRow({ memory, onOpen }: { memory: Memory; onOpen: () => void }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const { day, stars } = memory;
  const noted = stars.find(({ entry }) => hasNote(entry));
  const note = noted && noteText(t, noted.entry);
  const others = stars.length - namedStars;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover:bg-raised focus-visible:-outline-offset-2 sm:px-4"
    >
      <span className="flex min-w-0 grow flex-col gap-0.5 sm:flex-row sm:items-baseline sm:gap-4">
        <span className="shrink-0 text-small sm:w-28">
          <RichText
            text={journal.memories.row}
            tags={{ more: (content) => <span className="sr-only">{content}</span> }}
            params={{ ago: agoText(t, memory), day: dayTitle(t, day) }}
          />
        </span>
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            {stars.slice(0, namedStars).map(({ entry }) => (
              <span key={entry.id} className="flex items-baseline gap-1.5 *:[svg]:self-center">
                <EmotionGlyph emotion={entry.emotion} />
                {starName(t, feelings, entry)}
              </span>
            ))}
            {others > 0 && (
              <span className="text-quiet text-small">
                {t(journal.memories.moreStars, { count: others })}
              </span>
            )}
          </span>
          {note && (
            <bdi dir="auto" className="truncate text-quiet text-small">
              {note}
            </bdi>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-dim rtl:-scale-x-100" />
    </button>
  );
}
