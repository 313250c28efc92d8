import { describe, expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import { type ShownSky, showSky } from "#domain/shown-skies/shown-sky.ts";
import { english } from "../../testing/english.ts";
import { makeOwnFeeling, makeStar } from "../../testing/make-star.ts";
import { descriptionOf, starText, summaryOf, titleOf } from "./shown-text.ts";

const stars = [
  makeStar({ emotion: "joy", timestamp: "2026-03-13T08:00:00.000Z" }),
  makeStar({
    ...{ emotion: "hope", isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 3 },
    timestamp: "2026-11-02T08:00:00.000Z",
  }),
];
const shown = (showsFeelings: boolean, showsDates: boolean, asOf: number | null = null) =>
  showSky(catalogue, stars, { showsFeelings, showsDates, asOf });
const textsOf = (sky: ShownSky) => [
  ...[titleOf(english, sky), summaryOf(english, sky), descriptionOf(english, sky)],
  ...sky.stars.map((star) => starText(english, star, sky) ?? ""),
];

describe("what a shown sky says", () => {
  test("names neither feelings nor dates by default", () => {
    const texts = textsOf(shown(false, false)).join(" ");
    for (const id of emotionIds) expect(texts).not.toContain(feelingName(english, catalogue, id));
    expect(texts).not.toContain("2026");
    expect(shown(false, false).stars.map((star) => starText(english, star, shown(false, false)))).toEqual([
      null,
      null,
    ]);
  });

  test("names both feelings of a twin star, and its date, where its owner permits it", () => {
    const sky = shown(true, true);
    expect(sky.stars.map((star) => starText(english, star, sky))).toEqual([
      "Joy, March 13, 2026",
      "Hope with Grief, November 2, 2026",
    ]);
    expect(summaryOf(english, sky)).toContain("From March 2026 to November 2026.");
  });

  test("names an own feeling of its owner as they do, where they permit it", () => {
    const own = makeOwnFeeling({ name: "Fernweh" });
    const twin = makeStar({ isTwinStar: 1, secondaryEmotion: own.id, secondaryIntensity: 3 });
    const textOf = (showsFeelings: boolean) => {
      const sky = showSky(feelingsWith([own]), [twin], { showsFeelings, showsDates: false, asOf: null });
      return sky.stars.map((star) => starText(english, star, sky));
    };
    expect([textOf(true), textOf(false)]).toEqual([["Joy with Fernweh"], [null]]);
  });

  test("says of which day a sky is that does not change", () => {
    expect(summaryOf(english, shown(false, true, Date.parse("2026-11-22T10:00:00Z")))).toContain(
      "As it was on November 22, 2026.",
    );
  });

  test("counts one star as one", () => {
    expect(titleOf(english, { ...shown(false, false), stars: shown(false, false).stars.slice(1) })).toBe(
      "A sky of one star",
    );
    expect(titleOf(english, { ...shown(false, false), stars: [] })).toBe("A sky without stars yet");
  });
});
