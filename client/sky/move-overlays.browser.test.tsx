import { expect, test } from "../../testing/browser/browser-test.tsx";
import { moveOverlays } from "./move-overlays.ts";
import { wholeCanvas } from "./scene/camera/room.ts";

test("the mark of the keyboard stands in the middle of the room that the sky or its layout has", () => {
  const mark = document.createElement("div");
  const room = wholeCanvas.measure(document.createElement("canvas"));
  const show = (left: number, right: number) =>
    moveOverlays(
      { tooltip: null, halo: null, moons: null, mark },
      { followed: null, selected: null, several: [] },
      { ...room, free: { left, right, top: 40, bottom: 440 } },
    );
  show(100, 700);
  expect([mark.style.left, mark.style.top]).toEqual(["400px", "240px"]);
  show(100, 500);
  expect([mark.style.left, mark.style.top]).toEqual(["300px", "240px"]);
});
