import { expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { catalogue } from "../feelings.ts";
import { scoreStars } from "./scored-stars.ts";

test("day and hour are those of the star's clock, else of the reader's", () => {
  const moment = { timestamp: "2026-03-01T23:30:00.000Z" };
  const stars = [makeStar({ ...moment, utcOffset: 60 }), makeStar({ ...moment, utcOffset: null })];
  const [own, reader] = scoreStars(catalogue, stars, Date.parse("2026-04-01"), -120);
  expect([own?.hour, reader?.hour].sort()).toEqual([0, 21]);
  expect(Math.abs((own?.day ?? 0) - (reader?.day ?? 0))).toBe(1);
});

test("stars after now are left out", () => {
  expect(
    scoreStars(catalogue, [makeStar({ timestamp: "2026-03-02T00:00:00.001Z" })], Date.parse("2026-03-02"), 0),
  ).toEqual([]);
});
