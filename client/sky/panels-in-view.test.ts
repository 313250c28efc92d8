import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isStrip, type Panel, panelsInView, withPanel } from "./panels-in-view.ts";

const panel = fc.constantFrom<Panel>("controls", "list", "time", "layouts");
/** Panels as a person opens them, one after another. */
const opened = fc
  .array(panel, { maxLength: 8 })
  .map((panels) => panels.reduce<readonly Panel[]>(withPanel, []));
const places = fc.constantFrom("one", "one-and-strip", "two-and-strip");

describe("the panels in view", () => {
  test("are as many as have a place, and the one that was opened last is among them unless the card of a star has its place", () => {
    fc.assert(
      fc.property(opened, fc.boolean(), places, (open, hasCard, places) => {
        const inView = panelsInView(open, hasCard, places);
        const sides = inView.filter((panel) => !isStrip(panel));
        const strips = inView.filter(isStrip);
        expect(strips.length).toBeLessThanOrEqual(1);
        const most = places === "two-and-strip" ? 2 : 1;
        expect(sides.length + (hasCard ? 1 : 0)).toBeLessThanOrEqual(most);
        if (places === "one") expect(inView.length + (hasCard ? 1 : 0)).toBeLessThanOrEqual(1);
        const last = open.at(-1);
        if (last && !hasCard) expect(inView).toContain(last);
      }),
    );
  });

  test("come back in their order when those before them close", () => {
    const open = withPanel(withPanel(withPanel([], "list"), "time"), "controls");
    expect(panelsInView(open, false, "one")).toEqual(["controls"]);
    expect(panelsInView(["list", "time"], false, "one")).toEqual(["time"]);
    expect(panelsInView(open, false, "one-and-strip")).toEqual(["time", "controls"]);
    expect(panelsInView(open, false, "two-and-strip")).toEqual(open);
    expect(panelsInView(open, true, "two-and-strip")).toEqual(["time", "controls"]);
  });

  test("have one strip: a second one takes the place of the first", () => {
    expect(withPanel(["time", "list"], "layouts")).toEqual(["list", "layouts"]);
    expect(withPanel(["list", "time"], "list")).toEqual(["time", "list"]);
  });
});
