import { describe } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { faultsOfLayer } from "../../testing/browser/covered.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { resizePage, showIn } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { button, followServer, seen } from "../../testing/browser/page-steps.ts";
import {
  closePanel,
  exists,
  isPair,
  openPanel,
  type Pairs,
  panelNames,
  pressButton,
  region,
  withPairs,
} from "../../testing/browser/panels-over-sky.ts";
import { makeTracker } from "../../testing/make-tracker.ts";

type Size = readonly [width: number, height: number];
const sizes: readonly Size[] = [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1440, 900],
];
const otherSizes: readonly Size[] = [
  [414, 896],
  [600, 800],
  [820, 600],
  [1280, 500],
  [1280, 800],
];

/** A tracker that is offered after a star. */
const withStar = makeTracker({ name: "Tension", ask: "with-star", perDay: "many" });

type Options = Parameters<typeof faultsOfLayer>[0];

/** Walks through windows of these sizes, and waits in each until the sky and its pieces rest. */
async function walk(what: string, through: readonly Size[], options?: Options) {
  for (const [width, height] of through) {
    await resizePage(width, height);
    await expect
      .poll(() => faultsOfLayer(options), { message: `${what} at ${width} by ${height}` })
      .toEqual([]);
  }
}

/** A walk with many panels passes more windows than other tests have steps; the limit only ends one that hangs. */
const manyWindows = { timeout: 180_000 };

const home = { stars: 8, cooldownSeconds: 300, trackers: [withStar] };

describe(
  "with every pair of panels open, no control overlaps another one or is cut off, from 320 to 1440 px",
  manyWindows,
  () => {
    test.for(panelNames.slice(0, -1))("%s and each that follows in the list", async (one, { openHome }) => {
      const others = panelNames.slice(panelNames.indexOf(one) + 1).filter((other) => isPair(one, other));
      await openHome(home);
      await withPairs(
        others.map((other) => [one, other]),
        (pair) => walk(pair, sizes),
      );
    });
  },
);

test("each panel alone covers nothing in windows of other shapes", manyWindows, async ({ openHome }) => {
  await openHome(home);
  for (const name of panelNames) {
    await openPanel(name);
    await walk(name, otherSizes);
    await closePanel(name);
  }
});

/** A Sunday of a week with a star. */
const letterDay = "2026-01-11T12:00:00Z";
const letterLine = region("A letter");

test(
  "the line of a letter and each panel leave each other room",
  manyWindows,
  async ({ clock, openHome }) => {
    clock.set(letterDay);
    await openHome(home);
    await exists(letterLine);
    await walk("the line of a letter", sizes);
    for (const name of panelNames) {
      await exists(letterLine);
      await openPanel(name);
      await walk(`the line of a letter and ${name}`, sizes);
      await closePanel(name);
    }
  },
);

test("the line of a letter fits the smallest phone in large letters, and in languages with long words", async ({
  clock,
  openHome,
}) => {
  clock.set(letterDay);
  await openHome({ stars: 8, cooldownSeconds: 300 });
  await exists(letterLine);
  for (const language of ["de", "fr", "ar"] as const) {
    await showIn(language);
    await walk(`the line of a letter in ${language}`, sizes);
  }
  document.documentElement.style.fontSize = "200%";
  await walk("the line of a letter in large letters", [[360, 740]], { mayScroll: true });
});

const somePairs: Pairs = [
  ["Time", "the first look at a star"],
  ["List", "several stars"],
  ["Controls", "the card of a star"],
  ["Views", "a toast"],
  ["List", "the row after a star"],
];

test("panels leave each other room with letters of twice the size", manyWindows, async ({ openHome }) => {
  await openHome(home);
  document.documentElement.style.fontSize = "200%";
  const windows = [
    [360, 740],
    [768, 1024],
  ] as const;
  await withPairs(somePairs, (pair) => walk(`${pair} in large letters`, windows, { mayScroll: true }));
});

test(
  "panels leave each other room from right to left, and with the longest names",
  manyWindows,
  async ({ openHome }) => {
    const name = "W".repeat(50);
    await openHome({
      ...home,
      user: makeUser({ universeName: name, userName: name }),
      trackers: [{ ...withStar, name: name.slice(10) }],
    });
    await withPairs(somePairs, async (pair) => {
      await walk(`${pair} with long names`, sizes);
      await showIn("ar");
      await walk(`${pair} in Arabic`, sizes);
      await showIn("de");
      await walk(`${pair} in German`, sizes);
      // The panels are opened and closed by their English names.
      await showIn("en");
    });
  },
);

const addFirst = button("Add your first star");

test("the card of the avatar, Controls and the first step of a new person do not cover each other", async ({
  openHome,
}) => {
  await openHome({ stars: 0 });
  await seen(addFirst);
  await walk("the empty sky", [...sizes, ...otherSizes]);
  await openPanel("Controls");
  await walk("the empty sky with Controls", sizes);
  await openPanel("the card of the avatar");
  await walk("the empty sky with the avatar's card", sizes);
});

test("on a phone, a panel takes at most 40 % of the height, and the one that was opened last is in view", async ({
  openHome,
}) => {
  await page.viewport(360, 740);
  await openHome({ stars: 60 });
  const regions = {
    Time: region("Time"),
    Views: region("Views of your sky"),
    List: region("Your stars"),
    Controls: region("Controls"),
  };
  for (const name of ["Time", "Views", "List", "Controls"] as const) {
    const panel = regions[name];
    await openPanel(name);
    await seen(panel);
    expect(panel.element().getBoundingClientRect().height, name).toBeLessThanOrEqual(0.4 * 740);
    for (const other of Object.values(regions))
      if (other !== panel) await expect.element(other).not.toBeInTheDocument();
  }
  await pressButton("Controls");
  await seen(regions.List);
});

const placeOf = (name: string) => JSON.stringify(button(name).element().getBoundingClientRect());

test("before five stars the sky offers its grid and Controls alone, and what comes with the fifth moves neither", async ({
  calls,
  openHome,
}) => {
  calls.reply(api.updateStats, 200, ({ body }) => makeUser(body));
  const fixed = ["Grid view", "Controls", "Settings", "Add Mood"];
  const withFifth = ["Time", "Views of your sky", "List of stars"];
  const places = async () => {
    const found: Record<string, readonly string[]> = {};
    for (const [width, height] of sizes) {
      await resizePage(width, height);
      found[`${width} by ${height}`] = fixed.map(placeOf);
    }
    return found;
  };
  await openHome({ stars: 4 });
  await seen(button("Grid view"));
  for (const name of withFifth) await expect.element(button(name)).not.toBeInTheDocument();
  const before = await places();
  calls.reply(api.listChanges, 200, makeUniverse(makeEntries(5)));
  followServer();
  for (const name of withFifth) await exists(button(name));
  await expect.poll(places).toEqual(before);
});

test("five stars of one day have no time to look back on", async ({ openHome }) => {
  const entries = makeEntries(5).map((entry) => ({ ...entry, timestamp: "2026-01-05T12:00:00.000Z" }));
  await openHome({ entries });
  await exists(button("List of stars"));
  await expect.element(button("Time")).not.toBeInTheDocument();
});
