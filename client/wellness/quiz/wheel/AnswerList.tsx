import { quiz } from "#domain/languages/en/quiz.ts";
import type { Comparison } from "#domain/wellness/quiz/comparison.ts";
import { starOf, type WheelId } from "#domain/wellness/quiz/emotion-wheel.ts";
import { useTranslator } from "../../../languages/language.ts";
import { RichText } from "../../../languages/RichText.tsx";
import { EmotionGlyph } from "../../../stars/EmotionGlyph.tsx";
import { closenessText } from "../quiz-text.ts";
import { AnswerNumber } from "./AnswerNumber.tsx";

/** List that says in words what the wheel shows. */
export const AnswerList = ({ comparisons }: { comparisons: readonly Comparison[] }) => (
  <ol className="grid gap-x-8 md:grid-cols-2">
    {comparisons.map((comparison) => (
      <li key={comparison.number} className="flex gap-3 border-t border-line py-3.5">
        <AnswerNumber comparison={comparison} />
        <Row comparison={comparison} />
      </li>
    ))}
  </ol>
);

function Row({ comparison }: { comparison: Comparison }) {
  const t = useTranslator();
  const { scenario, felt, place } = comparison;
  return (
    <div className="flex min-w-0 grow flex-col gap-1">
      <h3 className="font-medium">{t(quiz.situations[scenario.id].name)}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        <dt className="text-quiet">{t(quiz.answers.youFelt)}</dt>
        <dd className="flex items-center gap-1.5">
          {felt === place ? <OnWheel id={place} /> : <Typed word={felt} place={place} />}
        </dd>
        <dt className="text-quiet">{t(quiz.answers.baseline)}</dt>
        <dd className="flex items-center gap-1.5">
          <OnWheel id={scenario.baselineEmotion} />
        </dd>
      </dl>
      <p className="text-small text-quiet">{closenessText(t, comparison)}</p>
    </div>
  );
}

const OnWheel = ({ id }: { id: WheelId }) => (
  <>
    <EmotionGlyph emotion={starOf(id)} />
    {useTranslator()(quiz.wheel[id])}
  </>
);

function Typed({ word, place }: { word: string; place: WheelId | null }) {
  const t = useTranslator();
  return (
    <span className="min-w-0 wrap-anywhere">
      {place ? (
        <RichText
          text={quiz.answers.typed}
          tags={{
            own: (content) => <bdi>{content}</bdi>,
            place: (content) => <span className="text-quiet">{content}</span>,
          }}
          params={{ word, feeling: t(quiz.wheel[place]) }}
        />
      ) : (
        <bdi>{word}</bdi>
      )}
    </span>
  );
}
