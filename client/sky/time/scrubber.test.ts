import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TimeWindow } from "#domain/sky-time/time-window.ts";
import type { PlayedTime } from "../scene/shown-time.ts";
import { Scrubber } from "./scrubber.ts";

const span = { first: 100, last: 199 };
let frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  frames = [];
  now = 1;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
});

afterEach(() => void vi.unstubAllGlobals());

function makeScrubber() {
  const shown: { window: TimeWindow; time: PlayedTime }[] = [];
  const scrubber = new Scrubber(span, {
    moved: (window, time) => shown.push({ window, time }),
    changed: () => {},
  });
  return { scrubber, latest: () => shown.at(-1) };
}

/** Draws frames for so many seconds. */
function pass(seconds: number) {
  for (let left = Math.round(seconds * 10); left >= 0; left--) {
    for (const frame of frames.splice(0)) frame(now);
    if (left > 0) now += 100;
  }
}

test("playing again between two handles begins at the first one, which stays where it is", () => {
  const { scrubber, latest } = makeScrubber();
  scrubber.setTwoHandles(true);
  scrubber.move("from", 150);
  scrubber.setSpeed("week");
  for (let round = 0; round < 3; round++) {
    scrubber.play();
    pass(0);
    expect(latest()).toMatchObject({ window: { from: 150, until: 150 }, time: { from: 150, until: 150 } });
    pass(10);
    expect(scrubber.state.isPlaying).toBe(false);
    expect(latest()?.window).toEqual({ from: 150, until: 199 });
  }
});

test("a star that arrives while the journal plays neither moves nor ends it", () => {
  const { scrubber, latest } = makeScrubber();
  scrubber.setSpeed("day");
  scrubber.play();
  pass(3.5);
  scrubber.setSpan({ first: 100, last: 200 });
  expect(latest()?.time.until).toBeCloseTo(103.5);
  pass(98);
  expect(scrubber.state.isPlaying).toBe(false);
  expect(latest()?.window.until).toBe(200);
});

test("a window that goes to the end of the journal follows it, and another one stays", () => {
  const { scrubber, latest } = makeScrubber();
  scrubber.setSpan({ first: 100, last: 210 });
  expect(latest()?.window.until).toBe(210);
  scrubber.move("until", 160);
  scrubber.setSpan({ first: 100, last: 220 });
  expect(latest()).toMatchObject({ window: { until: 160 }, time: { until: 161 } });
  scrubber.setSpan({ first: 100, last: 150 });
  expect(latest()).toMatchObject({ window: { until: 150 }, time: { until: 151 } });
  scrubber.setSpan({ first: 145, last: 147 });
  expect(latest()?.window.until).toBe(147);
});

test("with reduced motion it goes on by whole steps, once a second", () => {
  const { scrubber, latest } = makeScrubber();
  scrubber.isMotionReduced = true;
  scrubber.setSpeed("week");
  scrubber.play();
  pass(0.9);
  expect(latest()).toBeUndefined();
  pass(0.2);
  expect(latest()).toMatchObject({ window: { until: 106 }, time: { until: 107, speed: 0 } });
  scrubber.move("until", 120);
  expect(scrubber.state.isPlaying).toBe(false);
});
