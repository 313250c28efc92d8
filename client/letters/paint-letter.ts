/** The picture of a letter: its stars by time and pleasantness, on a night sky in every theme. It has no word of the notes. */

import { daysIn } from "#domain/calendar.ts";
import { unknownEmotionColor } from "#domain/emotions.ts";
import { type Feelings, findEmotion } from "#domain/feelings.ts";
import type { ScoredStar } from "#domain/insights/scored-stars.ts";
import { writtenDirection } from "#domain/languages/written-direction.ts";
import type { Letter } from "#domain/letters/letter-data.ts";

type Painting = {
  readonly context: CanvasRenderingContext2D;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** A line at the foot; null for none. */
  readonly caption: string | null;
};

const ground = ["#0d1430", "#070b18"] as const;
const margin = 0.07;

export function paintLetter(
  feelings: Feelings,
  letter: Letter,
  { context, width, height, caption }: Painting,
) {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, ground[0]);
  sky.addColorStop(1, ground[1]);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = "rgb(190 205 255 / 0.14)";
  context.beginPath();
  context.moveTo(0, height / 2);
  context.lineTo(width, height / 2);
  context.stroke();
  context.globalCompositeOperation = "screen";
  for (const star of letter.stars) paintStar(feelings, star, letter, { context, width, height });
  context.globalCompositeOperation = "source-over";
  if (caption === null) return;
  context.fillStyle = "#aab4d0";
  context.font = `${Math.round(height / 32)}px "Figtree Variable", system-ui, sans-serif`;
  context.textAlign = "left";
  context.textBaseline = "bottom";
  context.direction = writtenDirection(caption);
  context.fillText(caption, width * margin * 0.5, height * (1 - margin * 0.3));
}

/** Size of a star: many stars are smaller, so that each of them stays one. */
const sizeAmong = (stars: number) => Math.min(1, (40 / stars) ** 0.4);

function paintStar(
  feelings: Feelings,
  star: ScoredStar,
  { period, stars }: Letter,
  { context, width, height }: Omit<Painting, "caption">,
) {
  const days = daysIn(period);
  // The hour is that of the person's clock; the moment alone would put it into another day abroad.
  const time = (star.day - period.first + (star.hour + (star.moment % 3_600_000) / 3_600_000) / 24) / days;
  const x = width * (margin + (1 - 2 * margin) * time);
  const y = height * (0.5 - (0.5 - 1.5 * margin) * (star.score ?? 0));
  const radius =
    (height / 60) *
    sizeAmong(stars.length) *
    (0.45 + star.intensity / 10) *
    (star.feelings.length === 2 ? 1.15 : 1);
  const [feeling = "", second = feeling] = star.feelings;
  paintLight(context, x, y, radius, colorOf(feelings, feeling));
  if (second !== feeling)
    paintLight(context, x + radius * 1.4, y - radius * 1.1, radius * 0.6, colorOf(feelings, second));
}

const colorOf = (feelings: Feelings, id: string) => findEmotion(feelings, id)?.color ?? unknownEmotionColor;

function paintLight(context: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string) {
  const light = context.createRadialGradient(x, y, 0, x, y, radius * 3);
  light.addColorStop(0, "#ffffff");
  light.addColorStop(0.12, color);
  light.addColorStop(0.35, `${color}55`);
  light.addColorStop(1, `${color}00`);
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius * 3, 0, 2 * Math.PI);
  context.fill();
}
