import type { ComparisonResult } from "#domain/comparison/comparison-data.ts";
import { decimalText } from "#domain/languages/decimal-text.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { sureness as sureTexts } from "#domain/languages/en/sureness.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { BottomAxis } from "../../charts/chart-axis.tsx";
import { IntervalMark } from "../../charts/IntervalMark.tsx";
import { roundTicks, scaleOf } from "../../charts/scales.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";

type Props = {
  result: Pick<ComparisonResult, "sides">;
  brightness: NonNullable<ComparisonResult["brightness"]>;
};

const height = 44;

/** The difference of the two sides on the scale of scores, with the range by which the first sentence speaks. */
export function BrightnessChart({ result: { sides }, brightness }: Props) {
  const t = useTranslator();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { difference, drawn, sureness } = brightness;
  const reach = Math.max(0.2, -drawn.low, drawn.high) * 1.05;
  const ends = [12, Math.max(13, width - 12)] as const;
  const x = scaleOf([-reach, reach], ends);
  const { ticks, decimals } = roundTicks(-reach, reach, Math.max(2, Math.floor(width / 90)));
  const { columns } = compare.figures;
  const [first, second] = [t(compare.sides.first), t(compare.sides.second)];
  return (
    <ChartFigure
      title={t(compare.figures.brightness)}
      unit={t(compare.figures.brightnessUnit)}
      table={{
        columns: [
          ...[columns.name, columns.difference, columns.low, columns.high].map((column) => t(column)),
          ...[first, second].map((side) => t(columns.mean, { side })),
          t(columns.sure),
        ],
        rows: [
          [
            t(compare.figures.brightness),
            ...[difference, drawn.low, drawn.high, sides.first.mean ?? 0, sides.second.mean ?? 0],
            t(sureTexts[sureness]),
          ],
        ],
      }}
    >
      <div ref={ref} dir="ltr" className="min-w-0 text-quiet text-small">
        <svg aria-hidden="true" width={width} height={height + 28} className="block overflow-visible">
          <IntervalMark
            {...{ x, height }}
            low={drawn.low}
            middle={difference}
            high={drawn.high}
            isFilled={sureness !== "chance"}
            color="var(--color-first-side)"
          />
          {width > 0 && (
            <BottomAxis
              top={height}
              line={ends}
              ticks={ticks.map((tick) => ({ x: x(tick), label: decimalText(t, tick, decimals) }))}
            />
          )}
        </svg>
        <p className="flex justify-between">
          <span>{t(compare.figures.dimmer)}</span>
          <span>{t(compare.figures.brighter)}</span>
        </p>
      </div>
    </ChartFigure>
  );
}
