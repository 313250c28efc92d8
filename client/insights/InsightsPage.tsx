import type { User } from "#domain/accounts/user.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { laterStarsSentence } from "#domain/insights/sentences.ts";
import { exerciseTitles } from "#domain/wellness/exercise-titles.ts";
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
  usePageTitle("Insights");
  const { query, universe } = useUniverse(user.id);
  const { sessions, insights } = useInsights(user.id, universe);
  const isOutOfReach = (universe === undefined && query.errorUpdateCount > 0) || sessions.isError;
  return (
    <Page title="Insights" back={{ href: "/", label: "Back to your sky" }}>
      <p className="max-w-prose text-pretty text-quiet">
        What your stars show, and what they cannot show. Everything is computed in this browser. No star is a
        problem, and nothing here is advice.
      </p>
      {insights.data ? (
        <Parts
          insights={insights.data}
          entries={universe?.entries ?? []}
          tagName={(id) => universe?.tags.find((tag) => tag.id === id)?.name ?? "a removed tag"}
        />
      ) : isOutOfReach ? (
        <Failure
          text="Your universe cannot be reached right now. Everything in it is kept."
          onRetry={() => {
            void query.refetch();
            void sessions.refetch();
          }}
        />
      ) : insights.isError ? (
        <Failure
          text="The insights could not be computed. Your journal is untouched."
          onRetry={() => void insights.refetch()}
        />
      ) : (
        <LoadingInsights />
      )}
    </Page>
  );
}

type PartsProps = {
  insights: Insights;
  entries: readonly InsightEntry[];
  tagName: (id: string) => string;
};

function Parts({ insights, entries, tagName }: PartsProps) {
  const { stars } = insights.coverage;
  const later = laterStarsSentence(entries.length - stars, stars === 0);
  if (entries.length === 0)
    return (
      <NoStarYet
        title="There is no star yet"
        text="With the first one, this page begins to say what can be known, and how much is missing for the rest."
      />
    );
  return (
    <>
      {later && <Notice tone="plain">{later}</Notice>}
      {stars > 0 && <StarParts insights={insights} entries={entries} tagName={tagName} />}
    </>
  );
}

function StarParts({ insights, entries, tagName }: PartsProps) {
  return (
    <>
      <LetterPart entries={entries} tagName={tagName} />
      <CoveragePart {...insights} />
      <WeatherPart {...insights} />
      <TagsPart {...insights} nameOf={tagName} />
      <RhythmPart {...insights} />
      <FeelingsPart {...insights} />
      <PracticePart {...insights} nameOf={exerciseName} />
      <SteadinessPart {...insights} />
    </>
  );
}

/** A session may name an exercise that the product has removed: then the id is shown. */
const exerciseName = (id: string) => (exerciseTitles as Readonly<Record<string, string>>)[id] ?? id;

const Failure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Notice tone="amber">
    <p>{text}</p>
    <Button onClick={onRetry}>Try again</Button>
  </Notice>
);
