import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeOwnFeeling, makeStar } from "../../testing/make-star.ts";
import { emotionIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import { feelingsWith } from "../feelings-with-own.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { markOf } from "../star-shape.ts";
import { endOf, validities } from "./link.ts";
import { type ShownChoices, shownSkySchema, showSky } from "./shown-sky.ts";

const choices: ShownChoices = { showsFeelings: false, showsDates: false, asOf: null };
const feeling = fc.constantFrom(...emotionIds, "calm", "Canary Feeling");
const stars: fc.Arbitrary<MoodEntry[]> = fc.array(
  fc
    .record({
      ...{ emotion: feeling, secondaryEmotion: fc.option(feeling), isTwinStar: fc.constantFrom(0, 1) },
      ...{ intensity: fc.integer({ min: 1, max: 10 }), utcOffset: fc.option(fc.constantFrom(-600, 0, 330)) },
      ...{
        id: fc.uuid(),
        timestamp: fc.constantFrom("2026-03-13T23:30:00.000Z", "2026-03-14T00:10:00.000Z"),
      },
    })
    .map((parts) =>
      makeStar({ ...parts, note: "Canary note", tags: ["canary-tag"], userId: "canary-user" } as MoodEntry),
    ),
);

describe("a shown sky", () => {
  test("holds nothing of a star but its place, its look and what is permitted", () => {
    fc.assert(
      fc.property(stars, fc.boolean(), fc.boolean(), (list, showsFeelings, showsDates) => {
        const sky = showSky(catalogue, list, { ...choices, showsFeelings, showsDates });
        const text = JSON.stringify(sky);
        expect(shownSkySchema.parse(sky)).toEqual(sky);
        expect(text).not.toMatch(/canary/i);
        for (const { id, timestamp } of list) {
          expect(text).not.toContain(id);
          expect(text).not.toContain(timestamp.slice(11, 16));
        }
        if (!showsDates) expect(text).not.toContain("2026");
        if (!showsFeelings) for (const id of emotionIds) expect(text).not.toContain(`"${id}"`);
      }),
    );
  });

  test("tells the name of an own feeling only where feelings are permitted, and never its id", () => {
    const own = makeOwnFeeling({ name: "Homesick" });
    const feelings = feelingsWith([own]);
    const list = [makeStar({ emotion: own.id }), makeStar({ isTwinStar: 1, secondaryEmotion: own.id })];
    for (const showsFeelings of [true, false]) {
      const sky = showSky(feelings, list, { ...choices, showsFeelings });
      const text = JSON.stringify(shownSkySchema.parse(sky));
      expect([text.includes("Homesick"), text.includes(own.id)]).toEqual([showsFeelings, false]);
      const mark = markOf(feelings, own.id);
      expect(sky.looks.filter((look) => look.mark === mark).map(({ emotion }) => emotion)).toEqual([null]);
    }
  });

  test("tells of an own feeling whose name is sealed as little as where feelings are not permitted", () => {
    const own = makeOwnFeeling({ name: "", sealed: "1.1.words" });
    const list = [makeStar({ emotion: own.id })];
    const permitted = showSky(feelingsWith([own]), list, { ...choices, showsFeelings: true });
    expect(permitted.looks).toEqual(showSky(feelingsWith([own]), list, choices).looks);
  });

  test("has the colours and the mark of each star's feelings", () => {
    fc.assert(
      fc.property(stars, (list) => {
        const named = showSky(catalogue, list, { ...choices, showsFeelings: true });
        expect(named.stars).toEqual(showSky(catalogue, list, choices).stars);
        for (const [at, { look, twin }] of named.stars.entries()) {
          const { emotion, isTwinStar, secondaryEmotion } = list[at] as MoodEntry;
          const known = (id: string) =>
            (id === "calm" ? "relief" : emotionIds.find((one) => one === id)) ?? null;
          expect(named.looks[look]?.emotion).toBe(known(emotion));
          expect(twin !== undefined).toBe(isTwinStar === 1 && secondaryEmotion !== null);
          if (twin) expect(named.looks[twin.look]?.emotion).toBe(known(secondaryEmotion ?? ""));
        }
      }),
    );
  });

  test("tells the date on the person's clock, and the day of a sky that does not change", () => {
    const star = makeStar({ timestamp: "2026-03-13T23:30:00.000Z", utcOffset: 60 });
    const asOf = Date.parse("2026-03-20T10:00:00Z");
    const dated = showSky(catalogue, [star, { ...star, utcOffset: null }], {
      ...choices,
      showsDates: true,
      asOf,
    });
    expect(dated.stars.map(({ day }) => day)).toEqual(["2026-03-14", "2026-03-13"]);
    expect([dated.asOf, dated.isLive]).toEqual(["2026-03-20", false]);
    expect(showSky(catalogue, [star], { ...choices, asOf })).toMatchObject({ asOf: null, isLive: false });
  });
});

test("a link ends after its validity, or never", () => {
  const days = validities.map((validity) => endOf(validity, 0)).map((end) => end && end / 86_400_000);
  expect(days).toEqual([1, 7, 30, 365, null]);
});
