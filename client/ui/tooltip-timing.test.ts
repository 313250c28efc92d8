import { beforeEach, describe, expect, it } from "vitest";
import { openDelayMs, skipDelayMs, TooltipTiming } from "./tooltip-timing.ts";

let now: number;
let due: { at: number; callback: () => void }[];
let tips: TooltipTiming<string>;

beforeEach(() => {
  now = 0;
  due = [];
  tips = new TooltipTiming({
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
  });
});

function pass(ms: number) {
  const end = now + ms;
  for (;;) {
    const next = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
    if (!next) break;
    due = due.filter((timer) => timer !== next);
    now = next.at;
    next.callback();
  }
  now = end;
}

describe("the tooltip of the element under the pointer", () => {
  it("opens after 700 ms and not before", () => {
    tips.point("Share");
    pass(openDelayMs - 1);
    expect([openDelayMs, tips.shown()]).toEqual([700, null]);
    pass(1);
    expect(tips.shown()).toBe("Share");
  });

  it("does not open for a pointer that only passes", () => {
    tips.point("Share");
    pass(400);
    tips.point(null);
    pass(5_000);
    expect(tips.shown()).toBeNull();
  });

  it("opens at once when the last one closed less than 300 ms ago", () => {
    tips.point("Share");
    pass(openDelayMs);
    tips.hide();
    pass(skipDelayMs - 1);
    tips.point("Embed");
    expect([skipDelayMs, tips.shown()]).toEqual([300, "Embed"]);
  });

  it("waits again when the last one closed longer ago", () => {
    tips.point("Share");
    pass(openDelayMs);
    tips.point(null);
    pass(150 + skipDelayMs);
    tips.point("Embed");
    expect(tips.shown()).toBeNull();
    pass(openDelayMs);
    expect(tips.shown()).toBe("Embed");
  });

  it("stays open while the pointer is on the tooltip, and closes when it has left both", () => {
    tips.point("Share");
    pass(openDelayMs);
    tips.point(null);
    pass(100);
    tips.keepOpen();
    pass(60_000);
    expect(tips.shown()).toBe("Share");
    tips.point(null);
    pass(1_000);
    expect(tips.shown()).toBeNull();
  });

  it("opens at once on keyboard focus", () => {
    tips.focus("Settings");
    expect(tips.shown()).toBe("Settings");
  });

  it("does not reopen while the pointer stays", () => {
    tips.point("Share");
    pass(openDelayMs);
    tips.hide();
    tips.point("Share");
    pass(5_000);
    expect(tips.shown()).toBeNull();
  });
});
