import type { Asked } from "#domain/comparison/address.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { writeComparison } from "#domain/comparison/comparison-url.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import { compare } from "#domain/languages/en/compare.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { sideNames } from "../search/side-names.ts";
import { cn } from "../ui/class-names.ts";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Answer } from "./answer/Answer.tsx";
import { useResult } from "./compute/use-result.ts";
import { KeepButton } from "./kept/KeepButton.tsx";
import type { KeptBoard } from "./kept/use-kept-board.ts";
import { LoadingAnswer } from "./LoadingAnswer.tsx";
import { type Known, spokenOf } from "./side-text.ts";

type Props = {
  userId: string;
  universe: Universe;
  entries: readonly MoodEntry[];
  index: JournalIndex;
  known: Known;
  today: number;
  /** What is compared, and how the address asks for it. */
  settled: Comparison;
  asked: Asked;
  board: KeptBoard;
};

/** The answer to what is asked. While another is computed, the one before stays, under its own names. */
export function Answered({ known, settled, asked, board, ...given }: Props) {
  const t = useTranslator();
  const compared = useResult({ ...given, comparison: settled, asked });
  if (compared.data) {
    const { comparison, result } = compared.data;
    const sides = sideNames(t, comparison, known);
    const query = writeComparison(comparison);
    return (
      <div
        aria-busy={compared.isPlaceholderData}
        className={cn(
          "flex flex-col gap-4 transition-opacity duration-200 sm:gap-6",
          compared.isPlaceholderData && "opacity-60 delay-200",
        )}
      >
        <Answer
          {...{ result, known, sides }}
          spoken={spokenOf(t, compared.data.asked, comparison, known)}
          sky={`/?compare=${encodeURIComponent(query)}`}
        >
          <KeepButton feelings={known.feelings} {...{ board, query, sides }} />
        </Answer>
      </div>
    );
  }
  if (!compared.isError) return <LoadingAnswer />;
  return <RetryNotice tone="amber" text={compare.failed} onRetry={() => void compared.refetch()} />;
}
