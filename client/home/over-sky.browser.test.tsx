import { describe } from "vitest";
import { type Locator, page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { faultsOfLayer } from "../../testing/browser/covered.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { resizePage, showIn } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";

import { button, followServer, press, seen } from "../../testing/browser/page-steps.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { setStarMade } from "../stars/star-made.ts";
import { dismissToast, showToast } from "../ui/toasts.ts";

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

const region = (name: string) => page.getByRole("region", { name, exact: true });
const sky = page.getByLabelText(/^Star map/);
const exists = (element: Locator) => expect.element(element).toBeInTheDocument();

/** Opens a panel by its button, which may be out of reach while another panel is open. */
async function pressButton(name: string) {
  await exists(button(name));
  (button(name).element() as HTMLElement).click();
}

async function selectStar() {
  (sky.element() as HTMLElement).focus();
  await press("[[");
  await exists(button("Open"));
}

/** Milliseconds: a toast is there in every window, however long the walk takes. */
const staysMs = 1_000_000;

type Panel = {
  open: () => Promise<void>;
  /** What is in the page while it is open. */
  sign: Locator;
  close: () => Promise<void> | void;
};

/** A panel that its button opens and closes. */
const behindButton = (name: string, sign: Locator): Panel => ({
  open: () => pressButton(name),
  sign,
  close: () => pressButton(name),
});

/** Escape leaves the card for the first look, and then the star. */
async function deselect() {
  (sky.element() as HTMLElement).focus();
  await press("{Escape}{Escape}");
  await expect.element(button("Open")).not.toBeInTheDocument();
}

const achievements = region("Your avatar and journey").getByText("Achievements");

const panels: Readonly<Record<string, Panel>> = {
  Time: behindButton("Time", region("Time")),
  Views: behindButton("Views of your sky", region("Views of your sky")),
  List: behindButton("List of stars", region("Your stars")),
  Controls: behindButton("Controls", region("Controls")),
  "the first look at a star": { open: selectStar, sign: button("Open"), close: deselect },
  "the card of a star": {
    open: async () => {
      await selectStar();
      await pressButton("Open");
    },
    sign: button("Correct"),
    close: deselect,
  },
  "several stars": {
    open: async () => {
      await selectStar();
      await press(" [[ ");
    },
    sign: button("Exit"),
    close: () => pressButton("Exit"),
  },
  "a toast": {
    open: async () => {
      showToast(() => ({
        title: "Star Created",
        description: "Your mood has been added to your universe.",
        durationMs: staysMs,
      }));
      await seen(region("Notification"));
    },
    sign: region("Notification"),
    close: dismissToast,
  },
  "the row after a star": {
    open: async () => {
      setStarMade(true);
      await seen(region("With your star"));
    },
    sign: region("With your star"),
    close: () => setStarMade(false),
  },
  "the card of the avatar": {
    open: async () => {
      await pressButton("Your avatar and journey");
      await seen(achievements);
    },
    sign: achievements,
    close: () => pressButton("Your avatar and journey"),
  },
};

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

async function open(name: string) {
  await panels[name]?.open();
  await exists(panels[name]?.sign as Locator);
}

/** Another panel may have taken the place of this one. */
async function close(name: string) {
  const sign = panels[name]?.sign as Locator;
  if (sign.query()) await panels[name]?.close();
  await expect.element(sign).not.toBeInTheDocument();
}

const names = Object.keys(panels);
/** A selection shows one of these at a time. */
const ofSelection = ["the first look at a star", "the card of a star", "several stars"];
const isPair = (one: string, other: string) => !(ofSelection.includes(one) && ofSelection.includes(other));

type Pairs = readonly (readonly [one: string, other: string])[];

/** Opens each pair in the same home, because a home takes longer to open than its panels. */
async function withPairs(pairs: Pairs, step: (pair: string) => Promise<void>) {
  for (const [one, other] of pairs) {
    await open(one);
    await open(other);
    await step(`${one} and ${other}`);
    await close(other);
    await close(one);
  }
}
/** A walk with many panels passes more windows than other tests have steps; the limit only ends one that hangs. */
const manyWindows = { timeout: 180_000 };

const home = { stars: 8, cooldownSeconds: 300, trackers: [withStar] };

describe(
  "with every pair of panels open, no control overlaps another one or is cut off, from 320 to 1440 px",
  manyWindows,
  () => {
    test.for(names.slice(0, -1))("%s and each that follows in the list", async (one, { openHome }) => {
      const others = names.slice(names.indexOf(one) + 1).filter((other) => isPair(one, other));
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
  for (const name of names) {
    await open(name);
    await walk(name, otherSizes);
    await close(name);
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
    for (const name of names) {
      await exists(letterLine);
      await open(name);
      await walk(`the line of a letter and ${name}`, sizes);
      await close(name);
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
  await open("Controls");
  await walk("the empty sky with Controls", sizes);
  await open("the card of the avatar");
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
  for (const [name, panel] of Object.entries(regions)) {
    await open(name);
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
