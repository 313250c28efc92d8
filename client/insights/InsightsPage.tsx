import type { User } from "#domain/accounts/user.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { laterStarsSentence } from "#domain/insights/sentences.ts";
import { common } from "#domain/languages/en/common.ts";
import { exerciseTitles } from "#domain/languages/en/exercise-titles.ts";
import { insights } from "#domain/languages/en/insights.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { NoStarYet } from "../stars/NoStarYet.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { CoveragePart } from "./CoveragePart.tsx";
import { useInsights } from "./compute/use-insights.ts";
import { FeelingsPart } from "./FeelingsPart.tsx";
import { LoadingInsights } from "./LoadingInsights.tsx";
import { LetterPart } from "./letter/LetterPart.tsx";
import { PracticePart } from "./PracticePart.tsx";
import { RhythmPart } from "./RhythmPart.tsx";
import { SteadinessPart } from "./SteadinessPart.tsx";
import { TagsPart } from "./TagsPart.tsx";
import { WeatherPart } from "./WeatherPart.tsx";

/** What a person's stars show, and what they cannot show. */
export function InsightsPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(insights.title));
  const { query, universe } = useUniverse(user.id);
  const { sessions, insights: computed } = useInsights(user.id, universe);
  const isOutOfReach = (universe === undefined && query.errorUpdateCount > 0) || sessions.isError;
  return (
    <Page title={t(insights.title)} back={{ href: "/", label: t(common.backToSky) }}>
      <p className="max-w-prose text-pretty text-quiet">{t(insights.introduction)}</p>
      {computed.data ? (
        <Parts
          found={computed.data}
          entries={universe?.entries ?? []}
          tagName={(id) => universe?.tags.find((tag) => tag.id === id)?.name ?? t(insights.removedTag)}
        />
      ) : isOutOfReach ? (
        <Failure
          text={insights.outOfReach}
          onRetry={() => {
            void query.refetch();
            void sessions.refetch();
          }}
        />
      ) : computed.isError ? (
        <Failure text={insights.failed} onRetry={() => void computed.refetch()} />
      ) : (
        <LoadingInsights />
      )}
    </Page>
  );
}

type PartsProps = {
  found: Insights;
  entries: readonly InsightEntry[];
  tagName: (id: string) => string;
};

function Parts({ found, entries, tagName }: PartsProps) {
  const t = useTranslator();
  const { stars } = found.coverage;
  const later = laterStarsSentence(t, entries.length - stars, stars === 0);
  if (entries.length === 0)
    return <NoStarYet title={t(insights.empty.title)} text={t(insights.empty.text)} />;
  return (
    <>
      {later && <Notice tone="plain">{later}</Notice>}
      {stars > 0 && <StarParts found={found} entries={entries} tagName={tagName} />}
    </>
  );
}

function StarParts({ found, entries, tagName }: PartsProps) {
  const t = useTranslator();
  /** A session may name an exercise that the product has removed: then the id is shown. */
  const exerciseName = (id: string) => {
    const title = (exerciseTitles as Readonly<Record<string, Text>>)[id];
    return title ? t(title) : id;
  };
  return (
    <>
      <LetterPart entries={entries} tagName={tagName} />
      <CoveragePart {...found} />
      <WeatherPart {...found} />
      <TagsPart {...found} nameOf={tagName} />
      <RhythmPart {...found} />
      <FeelingsPart {...found} />
      <PracticePart {...found} nameOf={exerciseName} />
      <SteadinessPart {...found} />
    </>
  );
}

function Failure({ text, onRetry }: { text: Text; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Notice tone="amber">
      <p>{t(text)}</p>
      <Button onClick={onRetry}>{t(common.tryAgain)}</Button>
    </Notice>
  );
}
