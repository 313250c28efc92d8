import type { ReactNode } from "react";
import { daysIn } from "#domain/calendar.ts";
import { feelingName } from "#domain/feeling-name.ts";
import type { Report } from "#domain/formats/report.ts";
import { common } from "#domain/languages/en/common.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { WeatherChart } from "./WeatherChart.tsx";

/** The figures at the beginning of the report. */
export function ReportSummary({ report, tags }: { report: Report; tags: readonly Tag[] }) {
  const t = useTranslator();
  const known = useFeelings();
  const { span, stars, litDays, feelings } = report;
  const days = span ? daysIn(span) : 0;
  const named = report.tags.flatMap(({ id, days: count }) => {
    const name = tags.find((tag) => tag.id === id)?.name;
    return name === undefined ? [] : [{ id, name, days: count }];
  });
  return (
    <>
      <p>{t(yourData.report.summary, { stars, lit: litDays, days })}</p>
      <WeatherChart weather={report.weather} />
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Ranking title={t(yourData.report.mostFeelings)}>
          {feelings.map(({ emotion, stars: count }) => (
            <Rank
              key={emotion}
              mark={<EmotionGlyph emotion={emotion} />}
              name={feelingName(t, known, emotion)}
              count={count}
              text={t(common.stars, { count })}
              most={feelings[0]?.stars ?? 1}
            />
          ))}
        </Ranking>
        {named.length > 0 && (
          <Ranking title={t(yourData.report.mostTags)}>
            {named.map(({ id, name, days: count }) => (
              <Rank
                key={id}
                name={name}
                count={count}
                text={t(yourData.report.days, { count })}
                most={named[0]?.days ?? 1}
              />
            ))}
          </Ranking>
        )}
      </div>
    </>
  );
}

const Ranking = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-2 break-inside-avoid">
    <h2 className="font-display text-lead">{title}</h2>
    <ol className="flex flex-col gap-2">{children}</ol>
  </section>
);

type RankProps = { mark?: ReactNode; name: string; count: number; text: string; most: number };

const Rank = ({ mark, name, count, text, most }: RankProps) => (
  <li className="flex flex-col gap-1">
    <div className="flex items-center gap-2">
      {mark}
      <span className="min-w-0 grow wrap-anywhere">{name}</span>
      <span className="text-quiet text-small tabular-nums">{text}</span>
    </div>
    <svg aria-hidden="true" className="h-1 w-full text-edge" preserveAspectRatio="none" viewBox="0 0 100 1">
      <rect width={(100 * count) / most} height="1" fill="currentColor" />
    </svg>
  </li>
);
