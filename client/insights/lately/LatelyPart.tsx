import type { Answer } from "#domain/insights/answers.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { AnswerPart } from "../AnswerPart.tsx";
import { Deeper } from "../Deeper.tsx";
import { StatementList } from "../StatementList.tsx";
import type { ShownInsights } from "../shown-insights.ts";
import { FeelingBars } from "./FeelingBars.tsx";
import { LatelySky } from "./LatelySky.tsx";
import { TimeBars } from "./TimeBars.tsx";

type Props = { shown: ShownInsights; answer: Answer; entries: readonly InsightEntry[] };

/** The last thirty days, plainly: pictures of counts, each with its sentence. */
export function LatelyPart({ shown, answer, entries }: Props) {
  const { lately } = shown.found;
  const about = (key: string) => answer.others.filter((statement) => statement.key === key);
  const hasPictures = lately.last.stars > 0;
  return (
    <AnswerPart
      title={insightsPage.parts.lately}
      card={answer.card}
      deeper={(["weeks", "hours", "words"] as const).map((panel) => (
        <Deeper key={panel} panel={panel} shown={shown} />
      ))}
    >
      {hasPictures && (
        <>
          <div className="flex flex-col gap-3">
            <LatelySky entries={entries} />
            <StatementList statements={about("nights")} isCaption />
          </div>
          <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            <FeelingBars {...lately}>
              <StatementList statements={about("before")} isCaption />
            </FeelingBars>
            <TimeBars parts={lately.last.parts}>
              <StatementList statements={about("hours")} isCaption />
            </TimeBars>
          </div>
        </>
      )}
      <StatementList
        statements={answer.others.filter(
          ({ key }) => !hasPictures || !["nights", "before", "hours"].includes(key),
        )}
      />
    </AnswerPart>
  );
}
