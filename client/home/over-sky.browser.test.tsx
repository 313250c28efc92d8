import { describe } from "vitest";
import { type Locator, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import { faultsOfLayer } from "../../testing/browser/covered.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { showIn } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";

import { button, followServer, press, seen } from "../../testing/browser/page-steps.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { setStarMade } from "../stars/star-made.ts";
import { showToast } from "../ui/toasts.ts";

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

const panels: Readonly<Record<string, () => Promise<void>>> = {
  Time: async () => {
    await pressButton("Time");
    await exists(region("Time"));
  },
  Views: async () => {
    await pressButton("Views of your sky");
    await exists(region("Views of your sky"));
  },
  List: async () => {
    await pressButton("List of stars");
    await exists(region("Your stars"));
  },
  Controls: async () => {
    await pressButton("Controls");
    await exists(region("Controls"));
  },
  "the first look at a star": selectStar,
  "the card of a star": async () => {
    await selectStar();
    await pressButton("Open");
    await exists(button("Correct"));
  },
  "several stars": async () => {
    await selectStar();
    await press(" [[ ");
    await exists(button("Exit"));
  },
  "a toast": async () => {
    showToast(() => ({
      title: "Star Created",
      description: "Your mood has been added to your universe.",
      durationMs: staysMs,
    }));
    await seen(region("Notification"));
  },
  "the row after a star": async () => {
    setStarMade(true);
    await seen(region("With your star"));
  },
  "the card of the avatar": async () => {
    await pressButton("Your avatar and journey");
    await seen(region("Your avatar and journey").getByText("Achievements"));
  },
};

/** A tracker that is offered after a star. */
const withStar = makeTracker({ name: "Tension", ask: "with-star", perDay: "many" });

type Options = Parameters<typeof faultsOfLayer>[0];

/** Walks through windows of these sizes, and waits in each until the sky and its pieces rest. */
async function walk(what: string, through: readonly Size[], options?: Options) {
  for (const [width, height] of through) {
    await page.viewport(width, height);
    await expect
      .poll(() => faultsOfLayer(options), { message: `${what} at ${width} by ${height}` })
      .toEqual([]);
  }
}

const open = async (names: readonly string[]) => {
  for (const name of names) await panels[name]?.();
};

const names = Object.keys(panels);
/** A selection shows one of these at a time. */
const ofSelection = ["the first look at a star", "the card of a star", "several stars"];
const pairs = names.flatMap((one, at) =>
  names
    .slice(at + 1)
    .filter((other) => !(ofSelection.includes(one) && ofSelection.includes(other)))
    .map((other) => [one, other] as const),
);

describe("with every pair of panels open, no control overlaps another one or is cut off, from 320 to 1440 px", () => {
  test.for(pairs)("%s and %s", async (pair, { openHome }) => {
    await openHome({ stars: 8, cooldownSeconds: 300, trackers: [withStar] });
    await open(pair);
    await walk(pair.join(" and "), sizes);
  });
});

test.for(names)("%s alone covers nothing in windows of other shapes", async (name, { openHome }) => {
  await openHome({ stars: 8, cooldownSeconds: 300, trackers: [withStar] });
  await open([name]);
  await walk(name, otherSizes);
});

/** A Sunday of a week with a star. */
const letterDay = "2026-01-11T12:00:00Z";
const letterLine = region("A letter");

test.for(["nothing", ...names])(
  "the line of a letter and %s leave each other room",
  async (name, { clock, openHome }) => {
    clock.set(letterDay);
    await openHome({ stars: 8, cooldownSeconds: 300, trackers: [withStar] });
    await exists(letterLine);
    await open([name]);
    await walk(`the line of a letter and ${name}`, sizes);
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

const somePairs = [
  ["Time", "the first look at a star"],
  ["List", "several stars"],
  ["Controls", "the card of a star"],
  ["Views", "a toast"],
  ["List", "the row after a star"],
] as const;

test.for(somePairs)(
  "%s and %s leave each other room with letters of twice the size",
  async (pair, { openHome }) => {
    await openHome({ stars: 8, cooldownSeconds: 300, trackers: [withStar] });
    document.documentElement.style.fontSize = "200%";
    await open(pair);
    await walk(
      `${pair.join(" and ")} in large letters`,
      [
        [360, 740],
        [768, 1024],
      ],
      { mayScroll: true },
    );
  },
);

/** Buttons have other names in other languages: the panels are opened before. */
test.for(somePairs)(
  "%s and %s leave each other room from right to left, and with the longest names",
  async (pair, { openHome }) => {
    const name = "W".repeat(50);
    await openHome({
      user: makeUser({ universeName: name, userName: name }),
      stars: 8,
      cooldownSeconds: 300,
      trackers: [{ ...withStar, name: name.slice(10) }],
    });
    await open(pair);
    await walk(`${pair.join(" and ")} with long names`, sizes);
    await showIn("ar");
    await walk(`${pair.join(" and ")} in Arabic`, sizes);
    await showIn("de");
    await walk(`${pair.join(" and ")} in German`, sizes);
  },
);

const addFirst = button("Add your first star");

test("the card of the avatar, Controls and the first step of a new person do not cover each other", async ({
  openHome,
}) => {
  await openHome({ stars: 0 });
  await seen(addFirst);
  await walk("the empty sky", [...sizes, ...otherSizes]);
  await open(["Controls"]);
  await walk("the empty sky with Controls", sizes);
  await open(["the card of the avatar"]);
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
    await open([name]);
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
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await openHome({ stars: 4 });
    const fixed = ["Grid view", "Controls", "Settings", "Add Mood"];
    for (const name of ["Time", "Views of your sky", "List of stars"])
      await expect.element(button(name)).not.toBeInTheDocument();
    const before = fixed.map(placeOf);
    calls.reply(api.listChanges, 200, makeUniverse(makeEntries(5)));
    followServer();
    for (const name of ["Time", "Views of your sky", "List of stars"]) await exists(button(name));
    expect(fixed.map(placeOf), `${width} by ${height}`).toEqual(before);
    await cleanup();
  }
});

test("five stars of one day have no time to look back on", async ({ openHome }) => {
  const entries = makeEntries(5).map((entry) => ({ ...entry, timestamp: "2026-01-05T12:00:00.000Z" }));
  await openHome({ entries });
  await exists(button("List of stars"));
  await expect.element(button("Time")).not.toBeInTheDocument();
});
