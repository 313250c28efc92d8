import { useMemo } from "react";
import { dayMs } from "#domain/calendar.ts";
import { canonicalEmotion } from "#domain/emotions.ts";
import { type Feelings, findEmotion } from "#domain/feelings.ts";
import type { Reader } from "#domain/insights/insights.ts";
import { latelyDays } from "#domain/insights/limits.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { dayAt, wallClockTime } from "#domain/local-time.ts";
import { scoreOf } from "#domain/score.ts";
import { scaleOf } from "../../charts/scales.ts";
import { useWidth } from "../../charts/use-width.ts";
import { toneOf } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { readerNow } from "../../time/reader-now.ts";

/** More would be a cloud. */
const mostStars = 240;
const height = 104;
const sky = { top: 16, bottom: 74 };
/** The height at which the points of the nights lie. */
const ground = 100;

/** `time` in days since the first of the thirty began. */
function starsOfLately(feelings: Feelings, entries: readonly InsightEntry[], { now, utcOffset }: Reader) {
  const begin = dayAt(now, utcOffset) - latelyDays + 1;
  // Two days more than the picture has, because clocks differ.
  const earliest = new Date((begin - 2) * dayMs).toISOString();
  const latest = new Date(now).toISOString();
  return entries
    .filter(({ timestamp }) => timestamp >= earliest && timestamp <= latest)
    .map((entry, at) => ({
      ...{ id: `${entry.timestamp} ${at}`, intensity: entry.intensity },
      emotion: findEmotion(feelings, canonicalEmotion(entry.emotion)),
      score: scoreOf(feelings, entry) ?? 0,
      time: wallClockTime(entry, () => utcOffset) / dayMs - begin,
    }))
    .filter(({ time }) => time >= 0 && time < latelyDays);
}

/**
 * The stars of the last thirty days: time from left to right, pleasant feelings above, and a point for each night, which is
 * larger where it is lit. It is decoration: words beside it say what it shows.
 */
export function LatelySky({ entries }: { entries: readonly InsightEntry[] }) {
  const feelings = useFeelings();
  const [ref, width] = useWidth<HTMLDivElement>();
  const stars = useMemo(() => starsOfLately(feelings, entries, readerNow()), [feelings, entries]);
  const lit = new Set(stars.map(({ time }) => Math.floor(time)));
  const reach = Math.max(0.5, ...stars.map(({ score }) => Math.abs(score)));
  const x = scaleOf([0, latelyDays], [0, width]);
  const y = scaleOf([-reach, reach], [sky.bottom, sky.top]);
  const size = Math.min(1, (60 / Math.max(1, stars.length)) ** 0.4) * (width < 480 ? 0.75 : 1);
  return (
    // Time runs from left to right, whatever the direction of the text.
    <div ref={ref} dir="ltr">
      <svg width={width} height={height} aria-hidden="true" className="block overflow-visible">
        {Array.from({ length: latelyDays }, (_, day) => ({ day, isLit: lit.has(day) })).map(
          ({ day, isLit }) => (
            <circle
              key={day}
              cx={x(day + 0.5)}
              cy={ground}
              r={isLit ? 2.2 : 1.2}
              fill={isLit ? "var(--color-quiet)" : "var(--color-edge)"}
            />
          ),
        )}
        {stars.slice(-mostStars).map(({ id, emotion, intensity, time, score }) => (
          <g key={id} className="tone" style={toneOf(emotion)}>
            <circle
              cx={x(time)}
              cy={y(score)}
              r={size * (3.5 + 0.9 * intensity)}
              fill="currentColor"
              opacity={0.15}
            />
            <circle cx={x(time)} cy={y(score)} r={size * (1.5 + 0.4 * intensity)} fill="currentColor" />
          </g>
        ))}
      </svg>
    </div>
  );
}
