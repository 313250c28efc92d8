import { sky } from "#domain/languages/en/sky.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { formatDateTime, starName } from "../../stars/star-text.ts";
import type { SkySelection } from "./use-selection.ts";

/** Announces the selected star to screen readers. */
export function SelectionStatus({
  selection,
  entries,
}: {
  selection: SkySelection;
  entries: readonly MoodEntry[];
}) {
  const t = useTranslator();
  const star = entries.find(({ id }) => id === selection.selected);
  return (
    <p role="status" className="sr-only">
      {selection.isSelectingSeveral && `${t(sky.selected, { count: selection.several.length })} `}
      {star && describeStar(t, star)}
    </p>
  );
}

function describeStar(t: Translator, entry: MoodEntry): string {
  const { intensity, note } = entry;
  const about = { star: starName(t, entry), intensity, moment: formatDateTime(t, entry) };
  return note ? t(sky.spokenStar.withNote, { ...about, note }) : t(sky.spokenStar.withoutNote, about);
}
