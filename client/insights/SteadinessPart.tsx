import type { Insights } from "#domain/insights/insights-data.ts";
import { missingHalfLifeSentence } from "#domain/insights/missing-sentences.ts";
import { changeSentence, halfLifeSentence } from "#domain/insights/sentences.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { Disclosure } from "../charts/Disclosure.tsx";
import { useTranslator } from "../languages/language.ts";
import { Part, Quiet, Sentences } from "./Part.tsx";

export function SteadinessPart({
  coverage,
  steadiness: { rmssd, pairs, halfLife },
}: Pick<Insights, "coverage" | "steadiness">) {
  const t = useTranslator();
  return (
    <Disclosure name={t(insights.steadiness.more)}>
      <Part title={insights.steadiness.title} method={[insights.steadiness.method]}>
        <Sentences
          sentences={[
            ...(rmssd === null ? [] : [changeSentence(t, rmssd, pairs)]),
            ...(halfLife ? [halfLifeSentence(t, halfLife)] : []),
          ].map((text) => ({ text }))}
        />
        <Quiet
          title={insights.notClearOrNotYet}
          texts={[
            ...(rmssd === null ? [t(insights.steadiness.changeMissing)] : []),
            ...(halfLife ? [] : [missingHalfLifeSentence(t, coverage)]),
          ]}
        />
      </Part>
    </Disclosure>
  );
}
