import { catalogue, findEmotion } from "#domain/feelings.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import { emulateMedia } from "../../../testing/browser/media.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { openingView } from "../scene/camera/opening-view.ts";
import { project } from "../scene/camera/view.ts";
import { channelsOf } from "../scene/model/themes.ts";
import { FirstDots } from "./FirstDots.tsx";

const test = base.extend({ drawing: "2d" as const });

const stars = [
  makeStar({ id: "one", emotion: "joy", intensity: 10, x: 120, y: 40, z: 0 }),
  makeStar({ id: "two", emotion: "grief", intensity: 10, x: -120, y: -40, z: 30 }),
];

const dots = () => document.querySelector<HTMLCanvasElement>("canvas[data-dots]");

/** Red, green and blue of the canvas where the sky will draw this star. */
function colorAt(canvas: HTMLCanvasElement, star: (typeof stars)[number]) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const { x, y } = project(openingView(stars, stars.at(-1) ?? null, { width, height }, whole), star);
  const ratio = canvas.width / width;
  const data = canvas.getContext("2d")?.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data;
  return [...(data ?? [])].slice(0, 3);
}

test("each star is a dot in its colour where the sky will draw it", async ({ show }) => {
  await emulateMedia({ "prefers-color-scheme": "dark" });
  await show(
    <div style={{ position: "fixed", inset: 0 }}>
      <FirstDots entries={stars} isCovered={false} />
    </div>,
  );
  const canvas = dots();
  expect(canvas?.dataset.dots).toBe("2");
  for (const star of stars) {
    const expected = channelsOf(findEmotion(catalogue, star.emotion)?.color ?? "");
    const found = canvas ? colorAt(canvas, star) : [];
    for (const [at, channel] of expected.entries())
      expect(Math.abs((found[at] ?? 0) - channel)).toBeLessThan(8);
  }
});

test("the dots go when the sky covers them", async ({ show }) => {
  const { rerender } = await show(<FirstDots entries={stars} isCovered={false} />);
  expect(dots()).not.toBeNull();
  await rerender(<FirstDots entries={stars} isCovered />);
  await expect.poll(dots).toBeNull();
});
