import { onTestFinished } from "vitest";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import { connectInput, type InputEvents, type InputTarget } from "./connect-input.ts";
import type { SkyPicker } from "./sky-picker.ts";

test("after a click nothing is pointed at until the mouse moves, although the sky moves below it", () => {
  const canvas = document.body.appendChild(document.createElement("canvas"));
  const life = new AbortController();
  onTestFinished(() => {
    life.abort();
    canvas.remove();
  });
  // Pointers that a script makes up cannot be captured.
  canvas.setPointerCapture = () => {};
  let under = "first";
  const picker = { starAt: () => under, starsAt: () => [under], nearestToMiddle: () => null };
  const heard: string[] = [];
  const events: Partial<InputEvents> = {
    hovered: (id) => heard.push(`points at ${id}`),
    tapped: (ids) => heard.push(`taps ${ids.join()}`),
  };
  const target: Partial<InputTarget> = { noteActivity() {}, setDragging() {}, beginHold() {} };
  const repeat = connectInput(
    canvas,
    picker as Partial<SkyPicker> as SkyPicker,
    target as InputTarget,
    events as InputEvents,
    life.signal,
  );
  const send = (type: string) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, pointerType: "mouse", clientX: 9, clientY: 9 }),
    );
  const taken = () => heard.splice(0);

  send("pointermove");
  repeat();
  expect(taken()).toEqual(["points at first", "points at first"]);
  send("pointerdown");
  send("pointerup");
  expect(taken()).toEqual(["points at null", "taps first"]);
  under = "second";
  repeat();
  expect(taken()).toEqual([]);
  send("pointermove");
  expect(taken()).toEqual(["points at second"]);
});

test("keys of the browser's own events go to the star before and after", () => {
  const canvas = document.createElement("canvas");
  const life = new AbortController();
  onTestFinished(() => life.abort());
  const steps: number[] = [];
  connectInput(
    canvas,
    {} as SkyPicker,
    { noteActivity() {} } as Partial<InputTarget> as InputTarget,
    { stepped: (by) => steps.push(by) } as Partial<InputEvents> as InputEvents,
    life.signal,
  );
  for (const press of [{ key: "[" }, { key: "د", code: "BracketRight" }])
    canvas.dispatchEvent(new KeyboardEvent("keydown", press));
  expect(steps).toEqual([-1, 1]);
});
