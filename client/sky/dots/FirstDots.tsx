import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { ProgressLine } from "../../ui/ProgressLine.tsx";
import { drawDots } from "./draw-dots.ts";

/** Milliseconds until the sky, which fades in over the dots, covers them. */
const coveredAfter = 400;

/** Dots under the sky, from the moment when its stars are known until it is drawn. */
export function FirstDots({ entries, isCovered }: { entries: readonly MoodEntry[]; isCovered: boolean }) {
  const feelings = useFeelings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    if (canvas.current) drawDots(canvas.current, feelings, entries);
  }, [feelings, entries]);
  useEffect(() => {
    if (!isCovered) return;
    const timer = setTimeout(() => setOver(true), coveredAfter);
    return () => clearTimeout(timer);
  }, [isCovered]);
  if (isOver) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <canvas ref={canvas} className="absolute inset-0 size-full animate-fade" />
      {!isCovered && <ProgressLine className="top-0" />}
    </div>
  );
}
