import { useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import { comparisonOf } from "#domain/comparison/address.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { writtenSpan } from "#domain/journal/days.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import { compare } from "#domain/languages/en/compare.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { nothingMeasured } from "#domain/trackers/day-values.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { WaitingForNetwork } from "../outbox/WaitingForNetwork.tsx";
import { NoStarYet } from "../stars/NoStarYet.tsx";
import { useJournalIndexInSlices, useMeasuredIndex } from "../stars/use-journal-index.ts";
import { useToday } from "../time/today.ts";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Answered } from "./Answered.tsx";
import { Choosing } from "./choosing/Choosing.tsx";
import { daysOfConstellation } from "./days-of-constellation.ts";
import { KeptComparisons } from "./kept/KeptComparisons.tsx";
import { useKeptBoard } from "./kept/use-kept-board.ts";
import { LoadingAnswer } from "./LoadingAnswer.tsx";
import type { Known } from "./side-text.ts";
import { useAsked } from "./use-asked.ts";

/** Two times, or two kinds of days, side by side. */
export function ComparePage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(compare.title));
  const { query, universe, entries } = useUniverse(user.id);
  const index = useMeasuredIndex(useJournalIndexInSlices(entries), universe ?? nothingMeasured);
  return (
    <Page hasWords title={t(compare.title)} back={{ href: "/insights", label: t(compare.back) }}>
      <p className="max-w-prose text-pretty text-quiet max-sm:sr-only">{t(compare.introduction)}</p>
      <WaitingForNetwork userId={user.id} className="self-start rounded-control border border-line" />
      {universe && index ? (
        <Comparing {...{ userId: user.id, universe, entries, index }} />
      ) : universe === undefined && query.errorUpdateCount > 0 ? (
        <RetryNotice tone="amber" text={compare.outOfReach} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingAnswer />
      )}
    </Page>
  );
}

type Props = { userId: string; universe: Universe; entries: readonly MoodEntry[]; index: JournalIndex };

function Comparing({ userId, universe, entries, index }: Props) {
  const t = useTranslator();
  const today = useToday();
  const asking = useAsked();
  const { feelings } = index;
  const { tags, trackers, constellations } = universe;
  const known: Known = useMemo(
    () => ({ feelings, tags, trackers, constellations }),
    [feelings, tags, trackers, constellations],
  );
  const board = useKeptBoard(userId, universe.comparisons);
  const journal = useMemo(() => writtenSpan(index.days, today), [index.days, today]);
  const resolve = (asked: typeof asking.asked) =>
    asked && comparisonOf(asked, { today, daysOf: (id) => daysOfConstellation(id, universe, index) });
  if (!journal) return <NoStarYet title={t(compare.empty.title)} text={t(compare.empty.text)} />;
  const settled = resolve(asking.settled);
  const refusal = refusalOf(asking.settled !== null, settled, known);
  return (
    <div ref={board.container} className="flex min-w-0 flex-col gap-4 sm:gap-6">
      <Choosing
        {...{ asking, known, index, journal, today }}
        comparison={asking.asked === asking.settled ? settled : resolve(asking.asked)}
      />
      {refusal ? (
        <Notice key={refusal.id} tone="plain">
          {t(refusal)}
        </Notice>
      ) : (
        asking.settled &&
        settled && (
          <Answered
            {...{ userId, universe, entries, index, known, today, settled, board }}
            asked={asking.settled}
          />
        )
      )}
      <KeptComparisons {...{ userId, board, known }} />
    </div>
  );
}

/** Why an address is not followed: it names what is gone, or nothing that can be compared. */
function refusalOf(isReadable: boolean, comparison: Comparison | null, known: Known): Text | null {
  if (!isReadable) return compare.unreadable;
  if (!comparison) return compare.gone.constellation;
  if (comparison.kind === "weeks") return null;
  const filters = [comparison.first, comparison.second].filter((side) => side !== "others");
  const isGone = (ids: readonly string[], all: readonly { readonly id: string }[]) =>
    ids.some((id) => !all.some((one) => one.id === id));
  if (filters.some(({ tags }) => isGone(tags, known.tags))) return compare.gone.tag;
  const measured = filters.flatMap(({ measures }) => measures.map(({ tracker }) => tracker));
  return isGone(measured, known.trackers) ? compare.gone.tracker : null;
}
