import type { Insights } from "#domain/insights/insights-data.ts";
import { missingHalfLifeSentence } from "#domain/insights/missing-sentences.ts";
import { changeSentence, halfLifeSentence } from "#domain/insights/sentences.ts";
import { Disclosure } from "./Disclosure.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

export const SteadinessPart = ({
  coverage,
  steadiness: { rmssd, pairs, halfLife },
}: Pick<Insights, "coverage" | "steadiness">) => (
  <Disclosure name="More for interested readers">
    <Part
      title="Steadiness"
      method={
        <p>
          The change from star to star is the root of the mean squared difference of consecutive stars of one
          day, in the last 90 days. How long a mood lasts is estimated from the latest 1,000 stars, by a model
          of a mood that returns to its mean, whatever the time between stars; the range holds it in 90 of 100
          cases.
        </p>
      }
    >
      <Sentences
        sentences={[
          ...(rmssd === null ? [] : [changeSentence(rmssd, pairs)]),
          ...(halfLife ? [halfLifeSentence(halfLife)] : []),
        ].map((text) => ({ text }))}
      />
      <Quiet
        title="Not clear, or not yet"
        texts={[
          ...(rmssd === null ? ["The change from star to star: from two stars on one day on."] : []),
          ...(halfLife ? [] : [missingHalfLifeSentence(coverage)]),
        ]}
      />
    </Part>
  </Disclosure>
);
