import { catalogue } from "#domain/feelings.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import { filmOf, litInMiddle, playFilm } from "../../../testing/browser/film-file.ts";
import { yearOfStars } from "../../../testing/year-of-stars.ts";

const test = base.extend({ drawing: "webgl" as const });

/** Long enough for a machine without a graphics card that does other things too. Milliseconds. */
const timeout = 1_800_000;

test("a film of a year plays, has sound, and shows half of the stars in its middle frame", {
  timeout,
}, async () => {
  const stars = yearOfStars();
  const words = { feelings: catalogue, title: "My year", hasDates: true };
  const picture = { ...words, scheme: "dark", size: { width: 1280, height: 720 }, length: 30 } as const;
  const startedAt = performance.now();
  const film = await filmOf(stars, picture);
  // biome-ignore lint/suspicious/noConsole: the test tells how long a film takes here.
  console.info(`${film.type}, ${film.size} bytes, made in ${Math.round(performance.now() - startedAt)} ms`);
  const played = await playFilm(film);
  expect([played.width, played.height, Math.round(played.length)]).toEqual([1280, 720, 30]);
  for (const second of [3, 10, 20, 26])
    expect(await played.loudness(second, second + 1)).toBeGreaterThan(0.01);
  const { half, first, others } = await litInMiddle(stars, played, picture);
  expect([182, 183]).toContain(half);
  expect(first).toBeGreaterThan(0.97 * half);
  // Some stars that are still to come are behind others.
  expect(others).toBeLessThan(0.15 * half);
  played.close();
});
