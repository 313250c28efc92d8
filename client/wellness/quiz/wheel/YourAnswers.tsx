import { useId } from "react";
import { quiz } from "#domain/languages/en/quiz.ts";
import type { Comparison } from "#domain/wellness/quiz/comparison.ts";
import { useTranslator } from "../../../languages/language.ts";
import { AnswerList } from "./AnswerList.tsx";
import { AnswerNumber } from "./AnswerNumber.tsx";
import { AnswerWheel } from "./AnswerWheel.tsx";

/** The part of the result that shows what the person answered. */
export function YourAnswers({ comparisons }: { comparisons: readonly Comparison[] }) {
  const t = useTranslator();
  const id = useId();
  return (
    <section aria-labelledby={id} className="surface flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-col gap-2">
        <h2 id={id} className="font-display text-title">
          {t(quiz.answers.title)}
        </h2>
        <p className="max-w-[60ch] text-quiet text-pretty">{t(quiz.answers.intro)}</p>
      </div>
      <div className="flex flex-col items-center gap-3">
        <div className="-mx-3.5 max-w-116 self-stretch sm:mx-0 sm:w-full sm:self-center">
          <AnswerWheel comparisons={comparisons} />
        </div>
        <Legend />
        <WordsBeside comparisons={comparisons} />
      </div>
      <AnswerList comparisons={comparisons} />
    </section>
  );
}

const Legend = () => {
  const t = useTranslator();
  return (
    <ul className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-small text-quiet">
      <li className="flex items-center gap-2">
        <span className="size-3.5 rounded-full border-2 border-edge" />
        {t(quiz.answers.theBaseline)}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3.5 rounded-full bg-edge forced-colors:bg-[CanvasText]" />
        {t(quiz.answers.whatYouFelt)}
      </li>
    </ul>
  );
};

/** Lists typed words that have no place on the wheel. */
function WordsBeside({ comparisons }: { comparisons: readonly Comparison[] }) {
  const t = useTranslator();
  const beside = comparisons.filter(({ place }) => place === null);
  if (beside.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap items-center justify-center gap-x-4 gap-y-1.5">
      <p className="text-small text-quiet">{t(quiz.answers.beside)}</p>
      <ul className="contents">
        {beside.map((comparison) => (
          <li key={comparison.number} className="flex min-w-0 gap-2">
            <AnswerNumber comparison={comparison} />
            <bdi className="min-w-0 wrap-anywhere">{comparison.felt}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
