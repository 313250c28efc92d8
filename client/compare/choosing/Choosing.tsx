import { useState } from "react";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { useTranslator } from "../../languages/language.ts";
import { DateFields } from "../../search/DateFields.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import type { ChoiceProps } from "./choice-props.ts";
import { KindsChoice } from "./KindsChoice.tsx";
import { TimesChoice } from "./TimesChoice.tsx";
import { isOfTimes } from "./two-spans.ts";

type Way = "times" | "kinds" | "weeks";

const wayOf = ({ asking: { asked }, comparison }: ChoiceProps): Way => {
  if (comparison?.kind === "weeks") return "weeks";
  return comparison === null || asked?.kind !== "comparison" || isOfTimes(comparison) ? "times" : "kinds";
};

const everyWeek: Comparison = { kind: "weeks", from: null, to: null };

/** What is compared: two times, two kinds of days, or good weeks and the others. */
export function Choosing(props: ChoiceProps) {
  const t = useTranslator();
  const { asking, comparison } = props;
  const asked = wayOf(props);
  /** The way that is open while what is compared is still another. */
  const [opened, setOpened] = useState<{ readonly way: Way; readonly from: Way } | null>(null);
  const way = opened?.from === asked ? opened.way : asked;
  const open = (next: Way) => {
    if (next === "weeks") asking.ask({ kind: "comparison", comparison: everyWeek });
    else setOpened({ way: next, from: asked });
  };
  return (
    <section aria-label={t(compare.choose.title)} className="surface flex min-w-0 flex-col gap-5 p-4 sm:p-6">
      <OneOf
        legend={t(compare.choose.title)}
        legendClassName="sr-only"
        options={(["times", "kinds", "weeks"] as const).map((one) => [one, t(compare.choose.ways[one])])}
        value={way}
        onValueChange={open}
      />
      {way === "times" && <TimesChoice {...props} />}
      {way === "kinds" && <KindsChoice {...props} />}
      {way === "weeks" && (
        <>
          <p className="max-w-prose text-pretty text-quiet">{t(compare.choose.weeks)}</p>
          {comparison?.kind === "weeks" && (
            <DateFields
              legend={t(compare.choose.weeksDates)}
              {...comparison}
              onChange={(dates) =>
                asking.ask({ kind: "comparison", comparison: { ...comparison, ...dates } })
              }
            />
          )}
        </>
      )}
    </section>
  );
}
