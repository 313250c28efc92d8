import { chosenResponses } from "#domain/wellness/exercises/triggers.ts";
import { ResponseMeaning } from "./ResponseMeaning.tsx";

/** The meaning of the latest response, above the next scenario. Always rendered, so that a change is announced. */
export function PreviousResponse({ answers }: { answers: readonly number[] }) {
  const latest = chosenResponses(answers).at(-1);
  return (
    <div role="status" aria-label="Your last response">
      {latest && (
        <div
          key={answers.length}
          className="flex mt-6 max-w-[70ch] animate-fade flex-col gap-0.5 border-l-2 border-edge pl-3"
        >
          <p className="text-small text-quiet">You chose: {latest.text}</p>
          <ResponseMeaning response={latest} />
        </div>
      )}
    </div>
  );
}
