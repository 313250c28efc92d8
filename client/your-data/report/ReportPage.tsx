import { Printer } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Link, useSearch } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { dayOfDate } from "#domain/calendar.ts";
import { reportOf } from "#domain/formats/report.ts";
import { linesOf } from "#domain/formats/report-lines.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { useUniverse } from "../../outbox/use-universe.ts";
import { LockedLine } from "../../sealed/LazyLockedLine.tsx";
import { useLockedWords } from "../../sealed/locked-words.ts";
import { describeFilter } from "../../search/filter-text.ts";
import { useFilter } from "../../search/use-filter.ts";
import { useResults } from "../../search/use-results.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { NoStarYet } from "../../stars/NoStarYet.tsx";
import { useJournalIndex, useMeasuredIndex } from "../../stars/use-journal-index.ts";
import { useToday } from "../../time/today.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Page } from "../../ui/Page.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { RetryNotice } from "../../ui/RetryNotice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { useNotesChoice } from "../use-notes-choice.ts";
import { ReportStars } from "./ReportStars.tsx";
import { ReportSummary } from "./ReportSummary.tsx";
import { ReportTrackers, TrackerChoice } from "./ReportTrackers.tsx";
import { spanText } from "./report-text.ts";
import { useGrowingCount } from "./use-growing-count.ts";

/** The report for a trusted person: a page for paper. The filter of the URL chooses its stars. */
export function ReportPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(yourData.report.title));
  const { query, universe } = useUniverse(user.id);
  const search = useSearch();
  return (
    <Page
      hasWords
      title={t(yourData.report.title)}
      back={{ href: `/your-data${search && `?${search}`}`, label: t(yourData.back) }}
    >
      {universe ? (
        <Report user={user} universe={universe} />
      ) : query.errorUpdateCount > 0 ? (
        <RetryNotice text={yourData.outOfReach} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Page>
  );
}

function Report({ user, universe }: { user: User; universe: Universe }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const index = useMeasuredIndex(useJournalIndex(useUniverse(user.id).entries), universe);
  const { filter } = useFilter(universe.tags);
  const { stars } = useResults(index, filter);
  const today = useToday();
  const until = filter.to === null ? today : Math.min(today, dayOfDate(filter.to));
  const [withNotes, setWithNotes] = useNotesChoice();
  const report = useMemo(() => reportOf(feelings, stars, until), [feelings, stars, until]);
  const shown = useGrowingCount(stars.length);
  const { span } = report;
  const lines = useMemo(() => (span ? linesOf(universe, span) : []), [universe, span]);
  const [trackers, setTrackers] = useState<ReadonlySet<string>>(new Set());
  const chosen = [
    ...(filter.words === "" ? [] : [t(yourData.report.notesWith, { words: filter.words.trim() })]),
    ...describeFilter(t, feelings, filter, universe.tags, universe.trackers).map(({ text }) => text),
  ];
  if (index.stars.length === 0)
    return <NoStarYet title={t(yourData.report.noStar.title)} text={t(yourData.report.noStar.text)} />;
  if (!span) return <NoStarChosen />;
  return (
    <>
      <Controls withNotes={withNotes} onNotesChange={setWithNotes} share={shown / stars.length}>
        <TrackerChoice
          trackers={lines.map(({ tracker }) => tracker)}
          chosen={trackers}
          onChange={setTrackers}
        />
      </Controls>
      <article className="flex flex-col gap-6 print:block print:space-y-5">
        <header className="flex flex-col gap-1">
          <p className="text-balance text-lead">
            {t(yourData.report.heading, { name: user.userName, dates: spanText(t, span) })}
          </p>
          {chosen.length > 0 && (
            <p className="text-quiet">{t(yourData.report.onlyThese, { conditions: chosen.join("; ") })}</p>
          )}
          <p className="max-w-prose text-pretty text-quiet text-small">
            {t(yourData.report.about, { name: user.userName })}
          </p>
        </header>
        <ReportSummary report={report} tags={universe.tags} />
        <ReportTrackers lines={lines.filter(({ tracker }) => trackers.has(tracker.id))} span={span} />
        <ReportStars stars={stars} shown={shown} tags={universe.tags} withNotes={withNotes} />
      </article>
    </>
  );
}

/** Leads back to the choice of stars, which the URL keeps. */
function NoStarChosen() {
  const t = useTranslator();
  const search = useSearch();
  return (
    <Notice tone="plain">
      <p>{t(yourData.report.empty)}</p>
      <Button asChild>
        <Link href={`/your-data${search && `?${search}`}`}>{t(yourData.report.chooseOthers)}</Link>
      </Button>
    </Notice>
  );
}

type ControlsProps = {
  withNotes: boolean;
  onNotesChange: (withNotes: boolean) => void;
  share: number;
  children: ReactNode;
};

/** Choices and buttons, which paper does not show. */
function Controls({ withNotes, onNotesChange, share, children }: ControlsProps) {
  const t = useTranslator();
  const { areLocked } = useLockedWords();
  return (
    <div className="surface flex flex-col gap-3 p-4 sm:p-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grow sm:max-w-72">
          <Switch label={t(yourData.withNotes)} checked={withNotes} onCheckedChange={onNotesChange} />
        </div>
        <Button variant="primary" className="max-sm:w-full" disabled={share < 1} onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t(yourData.report.print)}
        </Button>
      </div>
      {areLocked && <LockedLine what="report" isHint />}
      {children}
      {share < 1 && <ProgressBar label={t(yourData.report.layingOut)} share={share} />}
    </div>
  );
}
