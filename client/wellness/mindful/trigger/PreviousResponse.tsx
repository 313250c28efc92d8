import { mindful } from "#domain/languages/en/mindful.ts";
import { chosenResponses } from "#domain/wellness/exercises/triggers.ts";
import { useTranslator } from "../../../languages/language.ts";
import { ResponseMeaning } from "./ResponseMeaning.tsx";

/**
 * The meaning of the latest response, above the next scenario. It is always rendered, so that a change is announced.
 */
export function PreviousResponse({ answers }: { answers: readonly number[] }) {
  const t = useTranslator();
  const latest = chosenResponses(answers).at(-1);
  return (
    <div role="status" aria-label={t(mindful.trigger.lastResponse)}>
      {latest && (
        <div
          key={answers.length}
          className="flex mt-6 max-w-[70ch] animate-fade flex-col gap-0.5 border-s-2 border-edge ps-3"
        >
          <p className="text-small text-quiet">{t(mindful.trigger.chose, { response: t(latest.text) })}</p>
          <ResponseMeaning response={latest} />
        </div>
      )}
    </div>
  );
}
