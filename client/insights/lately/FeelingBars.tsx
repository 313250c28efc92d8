import type { ReactNode } from "react";
import { feelingName } from "#domain/feeling-name.ts";
import { findEmotion } from "#domain/feelings.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { insightsPage } from "#domain/languages/en/insights-page.ts";
import { Disclosure } from "../../charts/Disclosure.tsx";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph, toneOf } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { type Bar, Bars } from "./Bars.tsx";

/** Bars that stand there from the start. */
const shown = 6;

/** `children` say what the bars show. */
type Props = Insights["lately"] & { children: ReactNode };

/** The feelings of the last thirty days by how often they were named, with a mark at the thirty days before. */
export function FeelingBars({ last, before, children }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const earlier = new Map(before?.feelings.map(({ id, count }) => [id, count]));
  const bars = last.feelings.map(({ id, count }): Bar => {
    const feeling = feelingName(t, feelings, id);
    return {
      ...{ id, count, name: feeling, glyph: <EmotionGlyph emotion={id} /> },
      tone: toneOf(findEmotion(feelings, id)),
      before: before ? (earlier.get(id) ?? 0) : undefined,
      reading: before
        ? t(insightsPage.feelings.readingWithBefore, { feeling, count, before: earlier.get(id) ?? 0 })
        : t(insightsPage.feelings.reading, { feeling, count }),
    };
  });
  const [firstBars, others] = [bars.slice(0, shown), bars.slice(shown)];
  // A mark may lie beyond the longest bar of now.
  const most = Math.max(...bars.map(({ count, before = 0 }) => Math.max(count, before)));
  const isMarked = bars.some((bar) => bar.before);
  if (bars.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-quiet text-small">{t(insightsPage.feelings.title)}</h3>
      <Bars bars={firstBars} most={most} />
      {isMarked && (
        <p aria-hidden="true" className="text-quiet text-small">
          {t(insightsPage.feelings.mark)}
        </p>
      )}
      {others.length > 0 && (
        <Disclosure name={t(insightsPage.feelings.more, { count: others.length })} isLate>
          <Bars bars={others} most={most} />
        </Disclosure>
      )}
      {children}
    </div>
  );
}
