import { yourData } from "#domain/languages/en/your-data.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { ExportStatus } from "./ExportStatus.tsx";
import { type Choice, useExport } from "./export/use-export.ts";
import { FormatList } from "./FormatList.tsx";

type Props = Omit<Choice, "stars"> & {
  /** Number of the chosen stars. */
  count: number;
  readStars: () => readonly MoodEntry[];
};

/** Saves the chosen stars in one of the formats. Its progress renders nothing else. */
export function ExportFormats({ count, readStars, ...choice }: Props) {
  const t = useTranslator();
  const { state, start } = useExport();
  return (
    <section aria-labelledby="export-title" className="surface flex flex-col gap-2 p-4 sm:p-6">
      <h2 id="export-title" className="font-display text-title">
        {t(yourData.formats.title)}
      </h2>
      <FormatList
        stars={count}
        hasReadings={choice.universe.readings.length > 0}
        isPart={choice.isFiltered || !choice.withNotes}
        isBusy={state.step === "running"}
        onSave={(kind) => void start(kind, { ...choice, stars: readStars() })}
      />
      <ExportStatus state={state} />
    </section>
  );
}
