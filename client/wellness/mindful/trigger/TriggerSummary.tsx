import { mindful } from "#domain/languages/en/mindful.ts";
import { chosenResponses } from "#domain/wellness/exercises/triggers.ts";
import { useTranslator } from "../../../languages/language.ts";
import { ResponseMeaning } from "./ResponseMeaning.tsx";
import { ScoreNote, TriggerScore } from "./TriggerScore.tsx";

/** The end of a trigger training: every response with its meaning, then the score and what it counts. */
export function TriggerSummary({ answers }: { answers: readonly number[] }) {
  const t = useTranslator();
  const responses = chosenResponses(answers);
  if (responses.length === 0) return null;
  return (
    <div className="flex w-full max-w-lg flex-col gap-4 text-start">
      <ol className="divide-y divide-line border-y border-line">
        {responses.map((response) => (
          <li key={response.text.id} className="flex flex-col gap-0.5 py-3">
            <p className="text-small text-quiet">
              {t(mindful.trigger.chose, { response: t(response.text) })}
            </p>
            <ResponseMeaning response={response} />
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-0.5">
        <TriggerScore answers={answers} />
        <ScoreNote />
      </div>
    </div>
  );
}
