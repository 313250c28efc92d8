import { useId } from "react";
import type { Answer } from "#domain/insights/answers.ts";
import { surenesses } from "#domain/insights/sureness.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { sureness } from "#domain/languages/en/sureness.ts";
import { useTranslator } from "../languages/language.ts";
import { AnswerPart } from "./AnswerPart.tsx";
import { Deeper } from "./Deeper.tsx";
import { SurenessMark } from "./SurenessMark.tsx";
import type { ShownInsights } from "./shown-insights.ts";

const spans = [
  ["last7", 7],
  ["last30", 30],
  ["last90", 90],
  ["last365", 365],
] as const;

/** Pairs of stars of one day, from which on their changes say something. */
const fewestPairs = 10;

type Props = {
  shown: ShownInsights;
  answer: Answer;
  /** Whether the page says of anything how sure it is. */
  isJudged: boolean;
};

/** How much the page knows, and what its three words mean. */
export function SurePart({ shown, answer, isJudged }: Props) {
  const t = useTranslator();
  const id = useId();
  const { coverage, steadiness } = shown.found;
  // A span that is longer than the journal would show the same days again.
  const known = spans.filter((_, at) => (spans[at - 1]?.[1] ?? 0) < coverage.span);
  return (
    <AnswerPart
      title={insightsPage.parts.sure}
      card={answer.card}
      deeper={
        (steadiness.pairs >= fewestPairs || steadiness.halfLife) && (
          <Deeper panel="steadiness" shown={shown} />
        )
      }
    >
      {isJudged && (
        <div className="flex flex-col gap-3">
          <h3 id={id} className="text-quiet text-small">
            {t(insightsPage.words)}
          </h3>
          <ul aria-labelledby={id} className="flex max-w-prose flex-col gap-2 text-pretty">
            {surenesses.map((word) => (
              <li key={word} className="flex gap-2.5">
                <span className="flex h-6 items-center">
                  <SurenessMark sureness={word} />
                </span>
                {t(sureness.meaning[word])}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-col gap-3">
        <h3 className="text-quiet text-small">{t(insightsPage.days)}</h3>
        <dl
          aria-label={t(insights.coverage.counts)}
          className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4"
        >
          {known.map(([key, length]) => (
            <div key={key} className="flex flex-col-reverse">
              <dt className="text-quiet text-small">{t(insights.coverage.ofLast, { length })}</dt>
              <dd className="font-display text-title tabular-nums">
                {coverage.days[key].toLocaleString(t.locale)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </AnswerPart>
  );
}
