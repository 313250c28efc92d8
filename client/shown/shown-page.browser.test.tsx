import { page as browser } from "vitest/browser";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import {
  addShownStyles,
  canvasIn,
  drawnIn,
  openShown,
  skyOf,
  shownStars as stars,
} from "../../testing/browser/shown-steps.ts";
import { makeStar } from "../../testing/make-star.ts";
import { sentences } from "./shown-text.ts";

const test = base.extend<{ opened: ReturnType<typeof openShown>; drawing: "webgl" }>({
  drawing: "webgl",

  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  opened: async ({}, use) => use(openShown()),
});

const textIn = (root: HTMLElement, part: string) => root.querySelector(`[data-part=${part}]`)?.textContent;

test("a sky is drawn on a 2D canvas at first, and by WebGL in the same view once it is used", async ({
  opened,
}) => {
  const { page, root } = opened;
  page.update(skyOf(true, true));
  await drawnIn(root);
  expect(canvasIn(root)?.dataset).toMatchObject({ renderer: "2d", stars: "3" });
  canvasIn(root)?.focus();
  const renderers = () => [...root.querySelectorAll("canvas")].map(({ dataset }) => dataset.renderer);
  await expect.poll(renderers).toEqual(["webgl2"]);
  expect(document.activeElement).toBe(canvasIn(root));
});

test("the keys go from star to star, and read what is permitted", async ({ opened }) => {
  const { page, root } = opened;
  page.update(skyOf(true, false));
  await drawnIn(root);
  const press = (key: string) =>
    canvasIn(root)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("]");
  press("]");
  expect(textIn(root, "spoken")).toBe("Grief, star 2 of 3");
  expect(textIn(root, "tooltip")).toBe("Grief");
  press("Escape");
  expect(textIn(root, "tooltip")).toBe("");
});

test("a sky of colours and shapes has no names, no list and no words to read", async ({ opened }) => {
  const { page, root } = opened;
  page.update(
    skyOf(
      false,
      false,
      Array.from({ length: 12 }, (_, at) => makeStar({ id: `${at}`, x: 9 * at })),
    ),
  );
  await drawnIn(root);
  const names = [...root.querySelectorAll<HTMLElement>(".sky-labels > span")];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.checkVisibility()).map(({ textContent }) => textContent)).toEqual([]);
  expect(root.querySelector<HTMLElement>("[data-do=list]")?.hidden).toBe(true);
});

test("the list has every star by its month, the newest first", async ({ opened }) => {
  const { page, root } = opened;
  page.update(skyOf(true, true));
  await drawnIn(root);
  root.querySelector<HTMLElement>("[data-do=list]")?.click();
  const rows = [...root.querySelectorAll("dialog li")].map(({ textContent }) => textContent);
  expect(rows).toEqual(["HopeApril 11", "GriefMarch 11", "JoyFebruary 11"]);
});

test("in a narrow frame, the footer stays one row and the list has no cut-off dates", async ({ opened }) => {
  const { page, root } = opened;
  // The styles are an element, because an imported style sheet would stay for all test files of this browser's page.
  addShownStyles();
  await browser.viewport(320, 420);
  const long = makeStar({ id: "long", emotion: "determination", timestamp: "2026-09-22T09:00:00.000Z" });
  page.update(skyOf(true, true, [...stars, long]));
  await drawnIn(root);
  const heightOf = (selector: string) => root.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  expect(heightOf("footer")).toBeLessThan(2 * heightOf("[data-part=controls]"));
  root.querySelector<HTMLElement>("[data-do=list]")?.click();
  const section = root.querySelector("dialog section");
  const isLaidOut = () => section?.querySelector("li")?.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(isLaidOut).toBe(true);
  expect(section?.textContent).toBe("September 2026DeterminationSeptember 22");
  expect(section?.scrollWidth).toBe(section?.clientWidth);
});

test("a list that is open closes when its owner permits neither names nor dates any more", async ({
  opened,
}) => {
  const { page, root } = opened;
  page.update(skyOf(true, true));
  await drawnIn(root);
  root.querySelector<HTMLElement>("[data-do=list]")?.click();
  expect(root.querySelector("dialog")?.open).toBe(true);
  page.update(skyOf(false, false));
  expect(root.querySelector("dialog")?.open).toBe(false);
  expect(root.querySelector("dialog")?.textContent).not.toMatch(/2026|Joy/);
});

test("a sky that is revoked while somebody looks at it leaves nothing behind", async ({ opened }) => {
  const { page, root } = opened;
  page.update(skyOf(true, true));
  await drawnIn(root);
  root.querySelector<HTMLElement>("[data-do=list]")?.click();
  page.update({ kind: "gone" });
  expect(textIn(root, "sentence")).toBe(sentences.gone.english);
  expect(canvasIn(root)).toBeNull();
  expect(root.textContent).not.toMatch(/2026|Joy|Grief|Hope/);
});

test("a sky that cannot be reached can be asked for again, and stays once it is in view", async ({
  opened,
}) => {
  const { page, root, tryAgain } = opened;
  page.update({ kind: "unreachable" });
  expect(textIn(root, "sentence")).toBe(sentences.unreachable.english);
  root.querySelector<HTMLElement>("[data-part=again]")?.click();
  expect(tryAgain).toHaveBeenCalledOnce();
  page.update(skyOf(false, false));
  await drawnIn(root);
  page.update({ kind: "unreachable" });
  expect(root.querySelector<HTMLElement>("[data-part=message]")?.hidden).toBe(true);
});

test("a star that comes while somebody looks is added to the sky", async ({ opened }) => {
  const { page, root } = opened;
  page.update(skyOf(false, false, stars.slice(0, 2)));
  await drawnIn(root);
  page.update(skyOf(false, false));
  await expect.poll(() => canvasIn(root)?.dataset.stars).toBe("3");
  expect(textIn(root, "title")).toBe("A sky of 3 stars");
});
