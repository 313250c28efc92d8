import type { ComparisonResult } from "#domain/comparison/comparison-data.ts";
import { surenesses } from "#domain/insights/sureness.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { sureness } from "#domain/languages/en/sureness.ts";
import { Disclosure } from "../../charts/Disclosure.tsx";
import { useTranslator } from "../../languages/language.ts";
import type { Known } from "../side-text.ts";
import { BrightnessChart } from "./BrightnessChart.tsx";
import { SharesChart } from "./SharesChart.tsx";
import type { Things } from "./things.ts";

type Props = { result: ComparisonResult; things: Things; trackers: Known["trackers"] };

/** One press deeper: the figures, as charts and as tables, and how they came about. */
export function Figures({ result, things, trackers }: Props) {
  const t = useTranslator();
  const { brightness, more, less } = result;
  const differences = [...more, ...less];
  return (
    <Disclosure name={t(compare.figures.title)} isLate>
      <div className="flex min-w-0 flex-col gap-6 pt-1">
        {brightness && <BrightnessChart result={result} brightness={brightness} />}
        {differences.length > 0 && <SharesChart {...{ differences, things, trackers }} />}
        <div className="flex max-w-prose flex-col gap-2 text-pretty text-quiet text-small">
          <p>{t(compare.figures.method)}</p>
          {surenesses.map((word) => (
            <p key={word}>{t(sureness.meaning[word])}</p>
          ))}
        </div>
      </div>
    </Disclosure>
  );
}
