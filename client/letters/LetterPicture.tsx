import { useEffect, useRef } from "react";
import type { Letter } from "#domain/letters/letter-data.ts";
import { useWidth } from "../charts/use-width.ts";
import { useFeelings } from "../stars/feelings.ts";
import { paintLetter } from "./paint-letter.ts";

/** The picture is decoration: the letter says in words what it shows. */
export function LetterPicture({ letter }: { letter: Letter }) {
  const feelings = useFeelings();
  const [ref, width] = useWidth<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round(Math.min(width / 2, 320));
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || width === 0) return;
    const ratio = Math.min(2, devicePixelRatio);
    context.canvas.width = width * ratio;
    context.canvas.height = height * ratio;
    context.scale(ratio, ratio);
    paintLetter(feelings, letter, { context, width, height, caption: null });
  }, [feelings, letter, width, height]);
  return (
    <div ref={ref} aria-hidden="true" className="overflow-hidden rounded-control border border-line">
      <canvas ref={canvas} className="block w-full" style={{ height }} />
    </div>
  );
}
