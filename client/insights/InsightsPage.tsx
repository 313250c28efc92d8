import type { ReactNode } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import type { NamedTracker } from "#domain/insights/measure-sentences.ts";
import { laterStarsSentence } from "#domain/insights/sentences.ts";
import { common } from "#domain/languages/en/common.ts";
import { exerciseTitles } from "#domain/languages/en/exercise-titles.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import type { Text } from "#domain/languages/text.ts";
import { lettersPath } from "#domain/pages/paths.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { NoStarYet } from "../stars/NoStarYet.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { CoveragePart } from "./CoveragePart.tsx";
import { useInsights } from "./compute/use-insights.ts";
import { FeelingsPart } from "./FeelingsPart.tsx";
import { LoadingInsights } from "./LoadingInsights.tsx";
import { MeasuresPart } from "./MeasuresPart.tsx";
import { PracticeOutOfReach, PracticePart } from "./PracticePart.tsx";
import { RhythmPart } from "./RhythmPart.tsx";
import { SteadinessPart } from "./SteadinessPart.tsx";
import { TagsPart } from "./TagsPart.tsx";
import { WeatherPart } from "./WeatherPart.tsx";

/** What a person's stars show, and what they cannot show. */
export function InsightsPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(insights.title));
  /** A session may name an exercise that the product has removed: then the id is shown. */
  const exerciseName = (id: string) => {
    const title = (exerciseTitles as Readonly<Record<string, Text>>)[id];
    return title ? t(title) : id;
  };
  const { query, universe, entries } = useUniverse(user.id);
  const { sessions, insights: computed } = useInsights(user.id, universe, entries);
  return (
    <Page title={t(insights.title)} back={{ href: "/", label: t(common.backToSky) }}>
      <p className="max-w-prose text-pretty text-quiet">{t(insights.introduction)}</p>
      {computed.data ? (
        <Parts
          found={computed.data.found}
          entries={entries}
          trackers={universe?.trackers ?? none}
          tagName={(id) => universe?.tags.find((tag) => tag.id === id)?.name ?? t(insights.removedTag)}
          practice={
            sessions.isError ? (
              <PracticeOutOfReach onRetry={() => void sessions.refetch()} />
            ) : (
              <PracticePart
                {...computed.data.found}
                isKnown={computed.data.hasSessions}
                nameOf={exerciseName}
              />
            )
          }
        />
      ) : universe === undefined && query.errorUpdateCount > 0 ? (
        <Failure text={insights.outOfReach} onRetry={() => void query.refetch()} />
      ) : computed.isError ? (
        <Failure text={insights.failed} onRetry={() => void computed.refetch()} />
      ) : (
        <LoadingInsights />
      )}
    </Page>
  );
}

const none: readonly never[] = [];

type PartsProps = {
  found: Insights;
  entries: readonly MoodEntry[];
  trackers: readonly NamedTracker[];
  tagName: (id: string) => string;
  /** The part about exercises, which the server knows. */
  practice: ReactNode;
};

function Parts({ found, entries, ...rest }: PartsProps) {
  const t = useTranslator();
  const { stars } = found.coverage;
  const later = laterStarsSentence(t, entries.length - stars, stars === 0);
  if (entries.length === 0)
    return <NoStarYet title={t(insights.empty.title)} text={t(insights.empty.text)} />;
  return (
    <>
      {later && <Notice tone="plain">{later}</Notice>}
      {stars > 0 && <StarParts {...{ found, entries }} {...rest} />}
    </>
  );
}

function StarParts({ found, trackers, tagName, practice }: PartsProps) {
  const t = useTranslator();
  return (
    <>
      <TextLink alone href={lettersPath} className="self-start">
        {t(letterPage.title)}
      </TextLink>
      <CoveragePart {...found} />
      <WeatherPart {...found} />
      <TagsPart {...found} nameOf={tagName} />
      <MeasuresPart {...found} trackers={trackers} />
      <RhythmPart {...found} />
      <FeelingsPart {...found} />
      {practice}
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
