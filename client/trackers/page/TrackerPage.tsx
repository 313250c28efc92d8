import { CalendarDays, Sparkles } from "lucide-react";
import { useMemo } from "react";
import { Link } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { linkToComparison } from "#domain/comparison/address.ts";
import { comparisonOfTracker } from "#domain/comparison/suggested.ts";
import { common } from "#domain/languages/en/common.ts";
import { trackerPage } from "#domain/languages/en/tracker-page.ts";
import { trackersPath } from "#domain/pages/paths.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { readingsOf } from "#domain/records/reading/reading.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { dayValuesOf } from "#domain/trackers/day-values.ts";
import { type DayValue, daysFrom } from "#domain/trackers/runs.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { useUniverse } from "../../outbox/use-universe.ts";
import { WaitingForNetwork } from "../../outbox/WaitingForNetwork.tsx";
import { CompareIcon } from "../../stars/CompareIcon.tsx";
import { dayFormat } from "../../time/day-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Page } from "../../ui/Page.tsx";
import { RetryNotice } from "../../ui/RetryNotice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ReadingList } from "./ReadingList.tsx";
import { TrackerDistribution } from "./TrackerDistribution.tsx";
import { TrackerLine } from "./TrackerLine.tsx";

/** One tracker: what was measured, over time and how often, and its readings one by one. */
export function TrackerPage({ user, trackerId }: { user: User; trackerId: string }) {
  const t = useTranslator();
  const { query, universe } = useUniverse(user.id);
  const tracker = universe?.trackers.find(({ id }) => id === trackerId) ?? null;
  const title = tracker?.name ?? (universe ? t(trackerPage.gone.title) : t(common.loading));
  usePageTitle(title);
  return (
    <Page hasWords title={title} back={{ href: trackersPath, label: t(trackerPage.back) }}>
      <WaitingForNetwork userId={user.id} className="self-start rounded-control border border-line" />
      {universe && tracker ? (
        <Measured key={tracker.id} {...{ user, universe, tracker }} />
      ) : universe ? (
        <Gone />
      ) : query.errorUpdateCount > 0 ? (
        <RetryNotice tone="amber" text={trackerPage.outOfReach} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Page>
  );
}

type Props = { user: User; universe: Universe; tracker: Tracker };

function Measured({ user, universe, tracker }: Props) {
  const t = useTranslator();
  const readings = readingsOf(universe, tracker.id);
  const values = dayValuesOf(universe, tracker);
  const days = useMemo(() => daysFrom(values), [values]);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      {tracker.isArchived && <Notice tone="plain">{t(trackerPage.archived)}</Notice>}
      {first && last ? (
        <>
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-quiet text-small tabular-nums">
              {t(trackerPage.measured, {
                days: days.length,
                span: dayFormat({ dateStyle: "long" }, t.locale).formatRange(first.day, last.day),
              })}
            </p>
            <SeenElsewhere tracker={tracker} days={days} />
          </div>
          <section className="surface flex min-w-0 flex-col gap-6 p-4 sm:p-6">
            <TrackerLine tracker={tracker} days={days} />
            <TrackerDistribution tracker={tracker} days={days} />
          </section>
          <ReadingList {...{ user, tracker, readings }} />
        </>
      ) : (
        <Nothing />
      )}
    </>
  );
}

/** Ways to the calendar and the sky, which show the days of this tracker, and to their comparison. */
function SeenElsewhere({ tracker, days }: { tracker: Tracker; days: readonly DayValue[] }) {
  const t = useTranslator();
  const { id } = tracker;
  const year = dayFormat({ year: "numeric" }, "en-u-ca-gregory").format(days.at(-1)?.day ?? 0);
  const comparison = useMemo(
    () =>
      comparisonOfTracker(
        tracker,
        days.map(({ value }) => value),
      ),
    [tracker, days],
  );
  return (
    <div className="-mx-3 flex flex-wrap">
      <Button asChild variant="quiet" className="px-3! text-small">
        <Link href={`/journal?view=year&year=${year}&show=${id}`}>
          <CalendarDays aria-hidden="true" />
          {t(trackerPage.inCalendar)}
        </Link>
      </Button>
      <Button asChild variant="quiet" className="px-3! text-small">
        <Link href={`/?glow=${id}`}>
          <Sparkles aria-hidden="true" />
          {t(common.showInSky)}
        </Link>
      </Button>
      {comparison && (
        <Button asChild variant="quiet" className="px-3! text-small">
          <Link href={linkToComparison(comparison)}>
            <CompareIcon />
            {t(tracker.kind === "yes-no" ? trackerPage.compareYes : trackerPage.compare)}
          </Link>
        </Button>
      )}
    </div>
  );
}

function Nothing() {
  const t = useTranslator();
  return (
    <div className="flex max-w-[60ch] flex-col gap-1 py-8">
      <h2 className="font-display text-lead">{t(trackerPage.empty.title)}</h2>
      <p className="text-pretty text-quiet">{t(trackerPage.empty.text)}</p>
    </div>
  );
}

function Gone() {
  const t = useTranslator();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-pretty text-quiet">{t(trackerPage.gone.text)}</p>
      <Button asChild>
        <Link href={trackersPath}>{t(trackerPage.back)}</Link>
      </Button>
    </div>
  );
}
