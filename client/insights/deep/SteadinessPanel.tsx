import { changeSentence, halfLifeSentence } from "#domain/insights/figure-sentences.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { missingHalfLifeSentence } from "#domain/insights/missing-sentences.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { useTranslator } from "../../languages/language.ts";
import { Panel, Quiet, Sentences } from "./PanelParts.tsx";

/** How much the mood moves within a day, and how long it lasts. */
export function SteadinessPanel({
  coverage,
  steadiness: { rmssd, pairs, halfLife },
}: Pick<Insights, "coverage" | "steadiness">) {
  const t = useTranslator();
  return (
    <Panel method={[figures.steadiness.method]}>
      <Sentences
        texts={[
          ...(rmssd === null ? [] : [changeSentence(t, rmssd, pairs)]),
          ...(halfLife ? [halfLifeSentence(t, halfLife)] : []),
        ]}
      />
      <Quiet
        title={figures.notClearOrNotYet}
        texts={[
          ...(rmssd === null ? [t(figures.steadiness.changeMissing)] : []),
          ...(halfLife ? [] : [missingHalfLifeSentence(t, coverage)]),
        ]}
      />
    </Panel>
  );
}
