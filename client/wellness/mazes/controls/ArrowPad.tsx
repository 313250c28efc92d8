import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { mazes } from "#domain/languages/en/mazes.ts";
import type { Direction } from "#domain/wellness/mazes/maze.ts";
import { useTranslator } from "../../../languages/language.ts";
import { Button } from "../../../ui/Button.tsx";

/** Milliseconds after which a held button repeats, and between repeats. A long corridor thus needs no hundred taps. */
const [holdMs, repeatMs] = [380, 150];

type Props = { isOver: boolean; onMove: (direction: Direction) => void };

export function ArrowPad({ isOver, onMove }: Props) {
  const t = useTranslator();
  const arrow = (direction: Direction, place: string, icon: ReactNode) => (
    <Arrow direction={direction} className={place} isOver={isOver} onMove={onMove}>
      {icon}
    </Arrow>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={t(mazes.move)}
      // The left arrow is on the left also where texts run from right to left.
      dir="ltr"
      className="grid grid-cols-3 gap-1.5 self-center justify-self-center"
    >
      {arrow("up", "col-start-2", <ArrowUp aria-hidden="true" />)}
      {arrow("left", "col-start-1 row-start-2", <ArrowLeft aria-hidden="true" />)}
      {arrow("down", "col-start-2 row-start-2", <ArrowDown aria-hidden="true" />)}
      {arrow("right", "col-start-3 row-start-2", <ArrowRight aria-hidden="true" />)}
    </div>
  );
}

type ArrowProps = Props & { direction: Direction; className: string; children: ReactNode };

function Arrow({ direction, isOver, onMove, className, children }: ArrowProps) {
  const name = useTranslator()(mazes.moveTo[direction]);
  const { hasRepeated, ...hold } = useHold(() => onMove(direction), isOver);
  return (
    <Button
      aria-label={name}
      title={name}
      disabled={isOver}
      className={`h-12 w-14 touch-manipulation select-none px-0 ${className}`}
      {...hold}
      // A click by keyboard has a `detail` of 0 and never follows a held pointer.
      onClick={({ detail }) => {
        if (detail === 0 || !hasRepeated()) onMove(direction);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  );
}

function useHold(onHold: () => void, isOver: boolean) {
  const latest = useRef(onHold);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  useEffect(() => {
    latest.current = onHold;
  });
  const stop = () => clearTimeout(timer.current);
  // A button that is disabled while pressed gets no pointerup event.
  useEffect(() => {
    if (isOver) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [isOver]);
  const repeat = () => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, repeatMs);
  };
  return {
    hasRepeated: () => repeated.current,
    onPointerDown({ button }: PointerEvent) {
      repeated.current = false;
      stop();
      if (button === 0) timer.current = setTimeout(repeat, holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  };
}
