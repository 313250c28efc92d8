import type { CSSProperties, ReactNode } from "react";
import { useTranslator } from "../../languages/language.ts";
import { cn } from "../../ui/class-names.ts";

export type Bar = {
  readonly id: string;
  readonly glyph?: ReactNode;
  readonly name: string;
  readonly count: number;
  /** How many there were in the time before: a mark on the bar. */
  readonly before?: number | undefined;
  /** The whole of it for readers without sight. */
  readonly reading: string;
  /** Sets the colour of `.tone`; without it, the bar has the accent colour. */
  readonly tone?: CSSProperties | undefined;
};

/** `most` is the count of a bar that fills its row. */
export function Bars({ bars, most }: { bars: readonly Bar[]; most: number }) {
  const t = useTranslator();
  const width = (count: number) => `${(100 * count) / Math.max(1, most)}%`;
  return (
    <ul className="flex flex-col gap-2.5">
      {bars.map(({ id, glyph, name, count, before, reading, tone }) => (
        <li key={id}>
          <p className="sr-only">{reading}</p>
          <div aria-hidden="true" className="flex flex-col gap-1">
            <p className="flex items-center gap-2">
              {glyph}
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="ms-auto text-quiet tabular-nums">{count.toLocaleString(t.locale)}</span>
            </p>
            <div className="relative h-1.5 rounded-full bg-raised">
              <div
                className={cn(
                  "h-full rounded-full bg-current forced-colors:bg-[CanvasText]",
                  tone ? "tone" : "text-accent",
                )}
                style={{ ...tone, width: width(count) }}
              />
              {before !== undefined && before > 0 && (
                <div
                  className="absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-edge rtl:translate-x-1/2"
                  style={{ insetInlineStart: width(before) }}
                />
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
