/** What axe finds on the page in both themes and at each width. */

import axe, { type AxeResults, type Result, type RunOptions } from "axe-core";
import { page } from "vitest/browser";

/** Widths of the window; the last one is a phone's. */
export const widths = [1280, 768, 360] as const;

/** Every colour is `light-dark()` of two, and nothing else depends on the theme (client/ui/tokens.css). */
const rulesOfContrast = ["color-contrast"];
const rulesOfColours = [...rulesOfContrast, "link-in-text-block"];

/**
 * The ends of the gradient behind the pages (client/ui/tokens.css), on which text is judged: axe does not judge text on a
 * gradient.
 */
const grounds = { far: "var(--color-ground-far)", near: "var(--color-ground)" } as const;

const setGround = (ground: string | null) =>
  document.documentElement.style.setProperty("--page-ground", ground);

/** What the elements of a screen looked like when axe checked them. */
export type CheckedLooks = WeakMap<Element, Set<string>>;

/**
 * One line for each rule that is broken seriously. In its first look all of the page is checked. After that an element is
 * checked again when it looks as it did in no earlier look, and in the second theme only for what depends on colours.
 */
export async function seriousViolationsInLooks(
  checked: CheckedLooks,
  atWidths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  const judge = async (where: string, parts: Element[], rules?: readonly string[]) => {
    await animationsEnd();
    // Between the ends of the gradient, the contrast is between theirs.
    setGround(grounds.near);
    found.push(...(await violations(`${where}, near`, parts, rulesOfContrast)));
    setGround(grounds.far);
    found.push(...(await violations(where, parts, rules)));
    setGround(null);
  };
  for (const [at, width] of atWidths.entries()) {
    await page.viewport(width, width < 600 ? 780 : 800);
    await mediaQueriesAnswered();
    found.push(...overflow());
    setTheme("dark");
    await animationsEnd();
    const changed = takeChanged(checked);
    await judge(`dark, ${width} px`, at === 0 ? [document.body] : changed);
    setTheme("light");
    await judge(`light, ${width} px`, changed, rulesOfColours);
  }
  return found;
}

/** The elements that look as they never did, each without what it contains. They count as checked from now on. */
function takeChanged(checked: CheckedLooks): Element[] {
  const changed: Element[] = [];
  for (const element of document.body.querySelectorAll("*:not(svg *)")) {
    const look = lookOf(element);
    const known = checked.get(element) ?? new Set();
    if (look === null || known.has(look)) continue;
    checked.set(element, known.add(look));
    if (!changed.at(-1)?.contains(element)) changed.push(element);
  }
  return changed;
}

/** Measures the overflow at the size of the narrowest phone, whose layout is that of the narrowest width. */
export async function overflowOnNarrowestPhone() {
  await page.viewport(320, 640);
  await mediaQueriesAnswered();
  return overflow();
}

const overflow = () =>
  document.documentElement.scrollWidth > innerWidth ? [`wider than a window of ${innerWidth} px`] : [];

/** A frame tells media queries of a new width, and what React then shows is there before the next one. */
async function mediaQueriesAnswered() {
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
}

const setTheme = (theme: "dark" | "light") => {
  document.documentElement.dataset.theme = theme;
};

async function violations(where: string, parts: Element[], rules?: readonly string[]): Promise<string[]> {
  if (parts.length === 0) return [];
  const options: RunOptions = { resultTypes: ["violations"], preload: false };
  const results = await onRealCanvases(() =>
    axe.run({ include: parts }, rules ? { ...options, runOnly: [...rules] } : options),
  );
  if (parts[0] === document.body && !isContrastJudged(results))
    throw new Error(`${where}: axe judges the contrast of no text.`);
  // Axe leaves it to a person whether an id that a label or a description names may be there twice: here it may not.
  const duplicates = results.incomplete.filter(({ id }) => id === "duplicate-id-aria");
  return seriousViolations([...results.violations, ...duplicates]).map((line) => `${where}: ${line}`);
}

const { getContext } = HTMLCanvasElement.prototype;

/** Axe measures texts on a canvas, and takes those without a width, as where nothing is drawn, for icons without a colour. */
async function onRealCanvases<T>(step: () => Promise<T>): Promise<T> {
  const { getContext: replaced } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = getContext;
  const result = await step();
  HTMLCanvasElement.prototype.getContext = replaced;
  return result;
}

const isContrastJudged = ({ passes, violations, incomplete }: AxeResults) =>
  [...passes, ...violations, ...incomplete].some(({ id }) => id === "color-contrast");

/** What axe's rules read of an element and a theme or a width can change; null for one that is not seen. */
function lookOf(element: Element): string | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const { color, backgroundColor, fontSize, fontWeight, overflowX, overflowY } = getComputedStyle(element);
  const scrolls = [
    overflowX !== "visible" && element.scrollWidth > element.clientWidth,
    overflowY !== "visible" && element.scrollHeight > element.clientHeight,
  ];
  return [element.className, color, backgroundColor, isLarge(fontSize, fontWeight), ...scrolls].join();
}

/** Large text needs less contrast: from 24 px, or from 18.66 px where it is bold (WCAG 1.4.3). */
const isLarge = (size: string, weight: string) =>
  Number.parseFloat(size) >= (Number(weight) >= 700 ? 18.66 : 24);

/** One line for each rule that the page breaks seriously, with the elements that break it. */
const seriousViolations = (violations: readonly Result[]): string[] =>
  violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);

/** While an element fades in, its text has too little contrast. */
const animationsEnd = async (): Promise<void> =>
  void (await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  ));
