import type { ReactNode } from "react";
import { dayQuarters } from "#domain/insights/day-quarters.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { useTranslator } from "../../languages/language.ts";
import { Bars } from "./Bars.tsx";

const names = dayQuarters.map((quarter) => insights.rhythm.parts[quarter]);

/** `children` say what the bars show. */
type Props = { parts: readonly number[]; children: ReactNode };

/** The stars of the last thirty days by the quarter of the day. */
export function TimeBars({ parts, children }: Props) {
  const t = useTranslator();
  const bars = names.map((text, at) => {
    const [name, count] = [t(text), parts[at] ?? 0];
    return { id: text.id, name, count, reading: t(insightsPage.times.reading, { part: name, count }) };
  });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-quiet text-small">{t(insightsPage.times.title)}</h3>
      <Bars bars={bars} most={Math.max(...parts)} />
      {children}
    </div>
  );
}
