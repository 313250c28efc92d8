import { decimalText } from "#domain/languages/decimal-text.ts";
import { BottomAxis } from "../../charts/chart-axis.tsx";
import { IntervalMark } from "../../charts/IntervalMark.tsx";
import { roundTicks, scaleOf } from "../../charts/scales.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";

/** One row: a point on the scale of scores, and the range around it. */
export type IntervalRow = {
  readonly name: string;
  /** "14 of 54 days", or how many of whatever was counted. */
  readonly count: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly isFilled: boolean;
};

const rowHeight = 44;
const columns = "grid gap-x-4 sm:grid-cols-[minmax(0,11rem)_1fr] sm:items-center";

type Props = {
  rows: readonly IntervalRow[];
  /** Names of the left and the right end of the scale. */
  ends: readonly [left: string, right: string];
};

/** Ranges beside each other, around a middle of 0. */
export function IntervalRows({ rows, ends }: Props) {
  const t = useTranslator();
  const [ref, width] = useWidth<HTMLDivElement>();
  const reach = Math.max(0.2, ...rows.flatMap(({ low, high }) => [-low, high]));
  const sides = [12, Math.max(13, width - 12)] as const;
  const x = scaleOf([-reach, reach], sides);
  const { ticks, decimals } = roundTicks(-reach, reach, Math.floor(width / 90));
  return (
    <ul aria-hidden="true" className="flex flex-col max-sm:gap-1">
      {rows.map((row) => (
        <li key={row.name} className={columns}>
          <p className="flex min-w-0 items-baseline justify-between gap-x-2 text-small sm:block">
            <span className="truncate sm:block">{row.name}</span>
            <span className="shrink-0 text-quiet sm:block">{row.count}</span>
          </p>
          <IntervalLine row={row} width={width} x={x} />
        </li>
      ))}
      <li className={columns}>
        <div ref={ref} dir="ltr" className="min-w-0 text-quiet text-small sm:col-start-2">
          <svg width={width} height={28} aria-hidden="true" className="block overflow-visible">
            {width > 0 && (
              <BottomAxis
                top={0}
                line={sides}
                ticks={ticks.map((score) => ({ x: x(score), label: decimalText(t, score, decimals) }))}
              />
            )}
          </svg>
          <p className="flex justify-between">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </p>
        </div>
      </li>
    </ul>
  );
}

type LineProps = { row: IntervalRow; width: number; x: (score: number) => number };

function IntervalLine({ row: { low, middle, high, isFilled }, width, x }: LineProps) {
  return (
    <svg width={width} height={rowHeight} aria-hidden="true" className="block">
      <IntervalMark height={rowHeight} color="var(--color-accent)" {...{ x, low, middle, high, isFilled }} />
    </svg>
  );
}
