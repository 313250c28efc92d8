import { useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { laterStarsSentence } from "#domain/insights/sentences.ts";
import { common } from "#domain/languages/en/common.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { exerciseName } from "#domain/wellness/exercise-name.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { LockedLine } from "../sealed/LazyLockedLine.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { NoStarYet } from "../stars/NoStarYet.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Answers } from "./Answers.tsx";
import { useInsights } from "./compute/use-insights.ts";
import { LoadingInsights } from "./LoadingInsights.tsx";
import type { ShownInsights } from "./shown-insights.ts";

/** What a person's stars show, and what they cannot show. */
export function InsightsPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(insights.title));
  const { query, ...held } = useUniverse(user.id);
  const { areLocked } = useLockedWords();
  const known = useMemo(
    () => (areLocked ? withoutNames(held.universe, held.entries) : null),
    [areLocked, held.universe, held.entries],
  );
  const { universe, entries } = known ?? held;
  const { sessions, insights: computed } = useInsights(user.id, universe, entries);
  return (
    <Page hasWords title={t(insights.title)} back={{ href: "/", label: t(common.backToSky) }}>
      <p className="max-w-prose text-pretty text-quiet">{t(insights.introduction)}</p>
      {areLocked && <LockedLine what="insights" isHint />}
      {computed.data ? (
        <Parts
          entries={entries}
          shown={{
            found: computed.data.found,
            trackers: universe?.trackers ?? none,
            tagName: (id) => universe?.tags.find((tag) => tag.id === id)?.name ?? t(insights.removedTag),
            exerciseName: (id) => exerciseName(t, id),
            exercises: {
              state: sessions.isError ? "outOfReach" : computed.data.hasSessions ? "known" : "loading",
              onRetry: () => void sessions.refetch(),
            },
          }}
        />
      ) : universe === undefined && query.errorUpdateCount > 0 ? (
        <RetryNotice tone="amber" text={insights.outOfReach} onRetry={() => void query.refetch()} />
      ) : computed.isError ? (
        <RetryNotice tone="amber" text={insights.failed} onRetry={() => void computed.refetch()} />
      ) : (
        <LoadingInsights />
      )}
    </Page>
  );
}

const none: readonly never[] = [];

type Known = Pick<ReturnType<typeof useUniverse>, "universe" | "entries">;

/** Sentences about a locked name say nothing. */
const withoutNames = (universe: Known["universe"], entries: Known["entries"]): Known => ({
  universe: universe && { ...universe, tags: none, trackers: none, readings: none },
  entries: entries.map((entry) => ({ ...entry, tags: [] })),
});

function Parts({ shown, entries }: { shown: ShownInsights; entries: readonly InsightEntry[] }) {
  const t = useTranslator();
  const { stars } = shown.found.coverage;
  const later = laterStarsSentence(t, entries.length - stars, stars === 0);
  if (entries.length === 0)
    return <NoStarYet title={t(insights.empty.title)} text={t(insights.empty.text)} />;
  return (
    <>
      {later && <Notice tone="plain">{later}</Notice>}
      {stars > 0 && <Answers shown={shown} entries={entries} />}
    </>
  );
}
