import { CalendarDays, ChartLine, Check, type LucideIcon, NotebookText, Tag as TagIcon } from "lucide-react";
import { familyName, feelingName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { graphemesOf } from "#domain/graphemes.ts";
import type { Meaning, Suggestion } from "#domain/journal/suggestions.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionGlyph } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { daysText, longWeekday, measureText } from "./filter-text.ts";

type Props = {
  id: string;
  suggestions: readonly Suggestion[];
  trackers: readonly Tracker[];
  /** The place of the one that Enter takes; -1 for none. */
  activeAt: number;
  /** The place of the one that the filter is now. */
  takenAt: number;
  onTake: (suggestion: Suggestion) => void;
};

/** What the typed text can mean: the list of the field's combobox (WAI-ARIA), always in view. */
export function Suggestions({ id, suggestions, trackers, activeAt, takenAt, onTake }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  return (
    <div id={id} role="listbox" aria-label={t(starSearch.meanings.title)} className="flex flex-wrap gap-1.5">
      {suggestions.map((suggestion, at) => {
        const what = series(
          t,
          suggestion.meanings.map((meaning) => textOf(t, feelings, meaning, trackers)),
        );
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field choose (WAI-ARIA combobox).
          <div
            key={what}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === takenAt}
            data-active={at === activeAt || undefined}
            // The focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggestion)}
            className="flex min-h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-[1.375rem] border border-line bg-raised px-3 py-1 text-small transition-colors duration-150 hover:border-edge aria-selected:border-accent data-active:outline-2 data-active:outline-accent data-active:outline-offset-1 pointer-coarse:min-h-11"
          >
            {at === takenAt ? (
              <Check aria-hidden="true" className="size-4 shrink-0 text-accent-ink" />
            ) : (
              <Glyph meanings={suggestion.meanings} />
            )}
            <span className="min-w-0 wrap-anywhere tabular-nums">
              {t(starSearch.meanings.counted, { what, count: suggestion.count })}
            </span>
          </div>
        );
      })}
    </div>
  );
}

export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** The letters of the words that a chip shows at most, so that it stays a chip. */
const mostLetters = 40;

function textOf(t: Translator, feelings: Feelings, meaning: Meaning, trackers: readonly Tracker[]): string {
  switch (meaning.kind) {
    case "words": {
      const letters = [...graphemesOf(meaning.words.trim())];
      const words =
        letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("")}…` : letters.join("");
      return t(starSearch.meanings.notes, { words });
    }
    case "tag":
      return t(starSearch.meanings.tag, { name: meaning.name });
    case "feeling":
      return t(starSearch.meanings.feeling, { name: feelingName(t, feelings, meaning.id) });
    case "family":
      return t(starTexts.family, { family: familyName(t, meaning.id) });
    case "dates":
      return daysText(t, meaning.from, meaning.to);
    case "weekday":
      return longWeekday(t, meaning.weekday);
    case "measure":
      return measureText(t, meaning.compared, trackers);
  }
}

const icons: Readonly<Partial<Record<Meaning["kind"], LucideIcon>>> = {
  ...{ words: NotebookText, tag: TagIcon, dates: CalendarDays, weekday: CalendarDays, measure: ChartLine },
};

/** The picture of the first meaning that is more than words. */
function Glyph({ meanings }: Pick<Suggestion, "meanings">) {
  const shown = meanings.find(({ kind }) => kind !== "words") ?? meanings[0];
  if (shown?.kind === "feeling" || shown?.kind === "family") return <EmotionGlyph emotion={shown.id} />;
  const Icon = shown && icons[shown.kind];
  return Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />;
}
