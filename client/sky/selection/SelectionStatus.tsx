import type { Feelings } from "#domain/feelings.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { formatDateTime, noteText, starName } from "../../stars/star-text.ts";
import { useEntry, useSelection } from "./use-selection.ts";

/** Announces the selected star to screen readers. */
export function SelectionStatus() {
  const t = useTranslator();
  const feelings = useFeelings();
  const { selected, several, isSelectingSeveral } = useSelection();
  const star = useEntry(useOwnUniverse().entries, selected);
  return (
    <p role="status" className="sr-only">
      {isSelectingSeveral && `${t(sky.selected, { count: several.length })} `}
      {star && describeStar(t, feelings, star)}
    </p>
  );
}

function describeStar(t: Translator, feelings: Feelings, entry: MoodEntry): string {
  const { intensity } = entry;
  const note = noteText(t, entry);
  const about = { star: starName(t, feelings, entry), intensity, moment: formatDateTime(t, entry) };
  return note ? t(sky.spokenStar.withNote, { ...about, note }) : t(sky.spokenStar.withoutNote, about);
}
