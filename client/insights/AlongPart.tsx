import type { Answer } from "#domain/insights/answers.ts";
import { neededForPairs } from "#domain/insights/limits.ts";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { AnswerPart } from "./AnswerPart.tsx";
import { Deeper } from "./Deeper.tsx";
import { StatementList } from "./StatementList.tsx";
import type { PanelName, ShownInsights } from "./shown-insights.ts";

const length = (...lists: readonly (readonly unknown[])[]) => lists.flat().length;

/** Whether a row has something to open: what is far from being said is in the line at the foot of the page alone. */
const hasSomething: Readonly<
  Record<Exclude<PanelName, "weeks" | "hours" | "words" | "steadiness">, (shown: ShownInsights) => boolean>
> = {
  tags: ({ found: { tags } }) =>
    length(tags.claims, tags.unsure) > 0 ||
    tags.tooEarly.some(({ daysWith, needed, why }) => why !== undefined || 2 * daysWith >= needed),
  measures: ({ found: { measures } }) =>
    length(measures.claims, measures.unsure, measures.lines) > 0 ||
    measures.tooEarly.some(({ days, needed, why }) => why !== undefined || 2 * days >= needed),
  rhythm: ({ found: { rhythm } }) => length(rhythm.claims, rhythm.unsure) > 0,
  pairs: ({ found: { coverage } }) => coverage.days.all >= neededForPairs,
  practice: ({ found: { beforeAfter }, exercises }) =>
    exercises.state === "outOfReach" ||
    length(beforeAfter.claims, beforeAfter.unsure, beforeAfter.tooEarly) > 0,
};

type Props = { shown: ShownInsights; answer: Answer };

/** Tags, trackers, weekdays, feelings and exercises that go along with brighter or dimmer days. */
export function AlongPart({ shown, answer }: Props) {
  const rows = (Object.keys(hasSomething) as (keyof typeof hasSomething)[]).filter((panel) =>
    hasSomething[panel](shown),
  );
  return (
    <AnswerPart
      title={insightsPage.parts.along}
      card={answer.card}
      deeper={rows.map((panel) => <Deeper key={panel} panel={panel} shown={shown} />)}
    >
      <StatementList statements={answer.others} />
    </AnswerPart>
  );
}
