import { describe, expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { catalogue } from "../feelings.ts";
import { seededRandom } from "../pseudo-random.ts";
import { scoreStars } from "./scored-stars.ts";
import { togetherOf } from "./together.ts";

const at = (day: number, hour: number) =>
  new Date((20_000 + day) * 86_400_000 + hour * 3_600_000).toISOString();
const feelings = ["joy", "hope", "fear", "grief", "wonder", "trust"] as const;
const together = (stars: ReturnType<typeof makeStar>[]) =>
  togetherOf(catalogue, scoreStars(catalogue, stars, Date.parse("2030-01-01"), 0));

describe("feelings that share a star", () => {
  const twins = (partner: (index: number, random: () => number) => string) => {
    const random = seededRandom(4);
    return Array.from({ length: 200 }, (_, index) =>
      makeStar({
        emotion: feelings[index % 6] ?? "joy",
        ...{ isTwinStar: 1, secondaryEmotion: partner(index, random), secondaryIntensity: 5 },
        timestamp: at(index, 12),
      }),
    );
  };

  test("are named when they do so more often than chance, with both counts", () => {
    const others = ["love", "curiosity", "lust"] as const;
    const stars = twins((index, random) =>
      index % 6 === 0 ? "regret" : (others[Math.floor(random() * 3)] ?? "love"),
    );
    const [claim, ...more] = together(stars).shared.claims;
    expect(claim).toMatchObject({ first: "joy", second: "regret", count: 34 });
    expect(claim?.expected).toBeLessThan(15);
    expect(more).toEqual([]);
  });

  test("are not named when partners are drawn by chance", () => {
    const stars = twins((index, random) => feelings[(index + 1 + Math.floor(random() * 5)) % 6] ?? "joy");
    expect(together(stars).shared.claims).toEqual([]);
  });
});

describe("feelings that follow each other within a day", () => {
  const days = (order: (day: number) => readonly string[]) =>
    Array.from({ length: 60 }, (_, day) =>
      order(day).map((emotion, index) => makeStar({ emotion, utcOffset: 0, timestamp: at(day, 8 + index) })),
    ).flat();

  test("are named when one comes after the other, not merely on the same days", () => {
    expect(together(days(() => ["fear", "hope"])).following.claims).toMatchObject([
      { first: "fear", second: "hope", count: 60, expected: 30 },
    ]);
    expect(together(days((day) => (day % 2 ? ["fear", "hope"] : ["hope", "fear"]))).following.claims).toEqual(
      [],
    );
  });

  test("are no habit if they do so over and over on few days", () => {
    const overAndOver = Array.from({ length: 14 }, (_, at) => (at % 2 ? "hope" : "fear"));
    const busy = days((day) => (day < 4 ? overAndOver : ["joy"]));
    expect(together(busy).following.claims).toEqual([]);
  });

  test("are not named in the first days of a journal", () => {
    const first = days(() => ["fear", "hope", "grief"]).slice(0, 27);
    expect(together(first).following.claims).toEqual([]);
  });

  test("are not those of two days", () => {
    expect(together(days((day) => [day % 2 ? "fear" : "hope"])).following.claims).toEqual([]);
  });
});
