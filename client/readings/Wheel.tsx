import { type KeyboardEvent, type UIEvent, useEffect, useLayoutEffect, useRef } from "react";
import { readings } from "#domain/languages/en/readings.ts";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";

type Props = {
  label: string;
  /** The places in their order; null, the first, is no value. */
  values: readonly (number | null)[];
  value: number | null;
  onChange: (value: number | null) => void;
  /** What a place of the wheel shows. */
  write: (value: number) => string;
  /** What a screen reader says of a value. */
  say: (value: number) => string;
};

const keySteps: Readonly<Record<string, number>> = {
  ...{ ArrowUp: 1, ArrowRight: 1, PageUp: 5, End: Number.POSITIVE_INFINITY },
  ...{ ArrowDown: -1, ArrowLeft: -1, PageDown: -5, Home: Number.NEGATIVE_INFINITY },
};

/** Milliseconds without scrolling after which a wheel rests, in browsers that do not say so. */
const restMs = 140;

/**
 * A column of values that is turned by scrolling, so that a finger can throw it. The value in its middle is chosen when it
 * rests. It begins at the empty place.
 */
export function Wheel({ label, values, value, onChange, write, say }: Props) {
  const t = useTranslator();
  const column = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const at = Math.max(0, values.indexOf(value));
  const rowHeight = () => (column.current?.firstElementChild as HTMLElement | null)?.offsetHeight || 1;
  const placeInView = () => Math.round((column.current?.scrollTop ?? 0) / rowHeight());
  const isTurning = useRef(false);
  const toldPlace = useRef(0);
  useLayoutEffect(() => {
    // A wheel under a finger is not turned back to the value that it had, nor one that was turned just before its event.
    if (isTurning.current || placeInView() === at || placeInView() !== toldPlace.current) return;
    toldPlace.current = at;
    column.current?.scrollTo({ top: at * rowHeight() });
  });
  useEffect(() => () => clearTimeout(rest.current), []);
  const settle = () => {
    clearTimeout(rest.current);
    isTurning.current = false;
    const next = values[placeInView()];
    if (next !== undefined && next !== value) onChange(next);
  };
  const turn = (_event: UIEvent) => {
    toldPlace.current = placeInView();
    if (placeInView() === at) return;
    isTurning.current = true;
    if ("onscrollend" in window) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, restMs);
  };
  const choose = (place: number) => {
    const next = values[Math.min(Math.max(place, 0), values.length - 1)] ?? null;
    if (next !== value) onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") return onChange(null);
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The empty place is not on the way down.
    choose(step < 0 ? Math.max(at + step, Math.min(at, 1)) : at + step);
  };
  return (
    <div
      ref={column}
      role="spinbutton"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={values[1] ?? 0}
      aria-valuemax={values.at(-1) ?? 0}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? t(readings.empty) : say(value)}
      onScroll={turn}
      onScrollEnd={settle}
      onKeyDown={press}
      className="relative h-28 w-14 snap-y snap-mandatory overflow-y-auto overscroll-contain rounded-control py-8.5 [mask-image:linear-gradient(transparent,#000_32%_68%,transparent)] [scrollbar-width:none] group-data-asleep:overflow-hidden"
    >
      {values.map((one, place) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keys are those of the column.
        <div
          key={String(one)}
          onClick={() => choose(place)}
          className={cn(
            "grid h-11 cursor-pointer snap-center place-items-center text-lead tabular-nums",
            place === at ? "font-semibold text-ink" : "text-quiet",
          )}
        >
          {one === null ? "–" : write(one)}
        </div>
      ))}
    </div>
  );
}
