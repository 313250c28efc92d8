/** Draws the picture of the login screen on a 2D canvas. */

import { feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { translator } from "../languages/language.ts";
import { birthOf, placeOnPicture, scaleFor, type WelcomeStar, welcomeStars } from "./welcome-sky.ts";

/** `ink` is the colour of the names. */
export type Look = { readonly isDark: boolean; readonly ink: string };

/** Width in device pixels of the picture of one star. */
const spriteSize = 96;

/** The soft disc of a star in its colour: a light on a dark ground, a wash with a small core on paper. */
function makeSprite({ emotion }: WelcomeStar, { isDark }: Look): HTMLCanvasElement {
  const sprite = document.createElement("canvas");
  sprite.width = sprite.height = spriteSize;
  const context = sprite.getContext("2d");
  if (!context) return sprite;
  const middle = spriteSize / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [at, colour] of isDark ? light(emotion.color) : wash(emotion.color, emotion.inkColor))
    gradient.addColorStop(at, colour);
  context.fillStyle = gradient;
  context.fillRect(0, 0, spriteSize, spriteSize);
  return sprite;
}

type Stops = readonly (readonly [at: number, colour: string])[];

const light = (colour: string): Stops => [
  [0, "#ffffff"],
  [0.06, "#ffffff"],
  [0.13, colour],
  [0.2, `${colour}6e`],
  [0.45, `${colour}1f`],
  [1, `${colour}00`],
];

const wash = (colour: string, ink: string): Stops => [
  [0, ink],
  [0.09, ink],
  [0.12, `${colour}d0`],
  [0.24, `${colour}8a`],
  [0.5, `${colour}30`],
  [1, `${colour}00`],
];

export const makeSprites = (look: Look) => welcomeStars.map((star) => makeSprite(star, look));

/** `width` and `height` are CSS pixels; `yaw` is the turn in radians; `age` is in seconds, infinite when all is born. */
type Frame = { width: number; height: number; yaw: number; age: number };

export function drawWelcomeSky(
  context: CanvasRenderingContext2D,
  sprites: readonly HTMLCanvasElement[],
  look: Look,
  { width, height, yaw, age }: Frame,
) {
  const scale = scaleFor(width, height);
  context.clearRect(0, 0, width, height);
  const placed = welcomeStars.map((star, index) => {
    const { right, down, nearness } = placeOnPicture(star, yaw);
    const [x, y] = [width / 2 + right * scale, height / 2 + down * scale];
    return { star, sprite: sprites[index], x, y, nearness, lived: age - birthOf(index), scale };
  });
  context.globalCompositeOperation = look.isDark ? "lighter" : "source-over";
  for (const star of placed) drawStar(context, star);
  context.globalCompositeOperation = "source-over";
  for (const star of placed) drawName(context, star, look);
}

type Placed = {
  star: WelcomeStar;
  sprite: HTMLCanvasElement | undefined;
  x: number;
  y: number;
  nearness: number;
  /** Seconds since the birth of the star. */
  lived: number;
  scale: number;
};

/** A star is born with a flare, as in the person's own sky. */
function drawStar(context: CanvasRenderingContext2D, { star, sprite, x, y, nearness, lived, scale }: Placed) {
  if (lived <= 0 || !sprite) return;
  const flare = 1 + 1.5 * Math.exp(-3.5 * lived);
  const radius = 7.5 * star.radius * nearness * flare * (0.35 + 0.65 * scale);
  context.globalAlpha = Math.min(1, 2.5 * lived) * Math.min(1, 0.3 + 0.7 * nearness ** 2);
  context.drawImage(sprite, x - radius, y - radius, 2 * radius, 2 * radius);
}

function drawName(context: CanvasRenderingContext2D, { star, x, y, lived, scale }: Placed, { ink }: Look) {
  if (star.nameSide === null || lived <= 0) return;
  const away = 8 + star.radius * scale;
  context.globalAlpha = 0.85 * Math.min(1, lived);
  context.font = '500 13px "Figtree Variable", system-ui, sans-serif';
  const name = feelingName(translator(), catalogue, star.emotion.id);
  context.textBaseline = "middle";
  context.fillStyle = ink;
  context.textAlign = "left";
  const { width } = context.measureText(name);
  const room = context.canvas.clientWidth - width;
  const left = x - away - width;
  const right = x + away;
  const [fitsLeft, fitsRight] = [left >= 0, right <= room];
  // The sides suit English; a longer name takes the other one, or the place below, where it would leave the picture.
  if (star.nameSide === "below" || !(fitsLeft || fitsRight)) {
    context.fillText(name, Math.max(0, Math.min(x, room)), y + away + 5);
    return;
  }
  const isLeft = fitsLeft && (star.nameSide === "left" || !fitsRight);
  context.fillText(name, isLeft ? left : right, y);
}
