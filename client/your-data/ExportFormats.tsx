import { useState } from "react";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { ExportStatus } from "./ExportStatus.tsx";
import type { FileKind } from "./export/export-job.ts";
import { type Choice, useExport } from "./export/use-export.ts";
import { FormatList } from "./FormatList.tsx";

type Props = Omit<Choice, "stars"> & {
  /** Number of the chosen stars. */
  count: number;
  readStars: () => readonly MoodEntry[];
};

const PlainFileDialog = lazyDialog(async () => (await import("./PlainFileDialog.tsx")).PlainFileDialog);

/** Saves the chosen stars in one of the formats. Its progress renders nothing else. */
export function ExportFormats({ count, readStars, ...choice }: Props) {
  const t = useTranslator();
  const { state, start } = useExport();
  const { areLocked } = useLockedWords();
  const [asked, ask] = useState<FileKind | null>(null);
  const seal = choice.user.seal ?? "open";
  const save = (kind: FileKind) => void start(kind, { ...choice, stars: readStars() });
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
        seal={seal}
        areLocked={areLocked}
        onSave={(kind) => (seal === "open" || kind === "sealed" ? save(kind) : ask(kind))}
      />
      {seal !== "open" && (
        <PlainFileDialog
          open={asked !== null}
          onClose={() => ask(null)}
          onSave={() => asked && save(asked)}
        />
      )}
      <ExportStatus state={state} />
    </section>
  );
}
