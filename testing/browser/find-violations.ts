/** What axe finds on the page in both themes and at each width. */

import axe, { type AxeResults, type Check, type Result, type Rule, type RunOptions } from "axe-core";
import { drawn, resizePage } from "./looks.ts";

/** Widths of the window; the last one is a phone's. */
export const widths = [1280, 768, 360] as const;

/**
 * The ends of the gradient behind the pages (client/ui/tokens.css), on which text is judged: axe does not judge text on a
 * gradient. Between the ends, the contrast is between theirs.
 */
const grounds = { far: "var(--color-ground-far)", near: "var(--color-ground)" } as const;

type Colours = { readonly theme: "dark" | "light"; readonly ground: keyof typeof grounds };

/** The colours in which the rules of axe are checked. */
const first: Colours = { theme: "dark", ground: "far" };

let painted: Colours | null = null;

/** Every colour of the page is computed again after this, so that it happens only where it changes something. */
function paintIn(colours: Colours) {
  const { dataset, style } = document.documentElement;
  dataset.theme = colours.theme;
  style.setProperty("--page-ground", grounds[colours.ground]);
  painted = colours;
}

/**
 * Axe checks a rule of colours again, after all others, in other colours: every colour is `light-dark()` of two, and
 * nothing else depends on the theme (client/ui/tokens.css). In one run, axe finds out only once which texts are seen and
 * what lies behind them, which takes most of its time.
 */
function alsoIn(colours: Colours, rule: Pick<Rule, "id" | "selector" | "matches" | "any">) {
  const name = `${colours.theme}, ${colours.ground}`;
  const change: Check = {
    id: `shows ${name}`,
    evaluate: () => {
      if (painted !== colours) {
        paintIn(colours);
        forgetColours();
      }
      return false;
    },
    metadata: { impact: "minor", messages: { pass: "", fail: "" } },
  };
  const inColours: Rule = {
    ...{ ...rule, id: `${rule.id} (${name})`, impact: "serious", excludeHidden: false, tags: ["wcag2a"] },
    // The first check only changes the colours: what it answers decides nothing.
    any: [change.id, ...(rule.any ?? [])],
  };
  axe.configure({ checks: [change], rules: [inColours] });
}

const contrast = { id: "color-contrast", matches: "color-contrast-matches", any: ["color-contrast"] };

const farInLight: Colours = { theme: "light", ground: "far" };

alsoIn({ theme: "dark", ground: "near" }, contrast);
alsoIn({ theme: "light", ground: "near" }, contrast);
alsoIn(farInLight, contrast);
alsoIn(farInLight, {
  ...{ id: "link-in-text-block", selector: "a[href]", matches: "link-in-text-block-matches" },
  any: ["link-in-text-block", "link-in-text-block-style"],
});

type Known = { _stackingContext?: unknown; readonly _cache: Record<string, unknown> };
const { getNodeFromTree } = axe.utils as unknown as { getNodeFromTree(element: Element): Known | undefined };

/** Until the end of a run, axe keeps what it knows of an element: these are all the colours in it. */
function forgetColours() {
  for (const element of document.querySelectorAll("*")) {
    const known = getNodeFromTree(element);
    if (!known) continue;
    delete known._stackingContext;
    delete known._cache.getBackgroundColor;
    delete known._cache["computedStyle_background-color"];
  }
}

const { _audit: audit } = axe as unknown as {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] };
};

/** These rules find nothing serious, and only serious faults are reported. */
const withoutLenient = Object.fromEntries(
  audit.rules
    .filter(({ impact }) => impact === "minor" || impact === "moderate")
    .map(({ id }) => [id, { enabled: false }]),
);

/** Failures name elements by their selectors, so that nothing reads their HTML. */
axe.configure({ noHtml: true });

/** What the elements of a screen looked like when axe checked them. */
export type CheckedLooks = WeakMap<Element, Set<string>>;

/**
 * One line for each rule that is broken seriously. In its first look all of the page is checked. After that an element is
 * checked again when it looks as it did in no earlier look.
 */
export async function seriousViolationsInLooks(
  checked: CheckedLooks,
  atWidths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [at, width] of atWidths.entries()) {
    paintIn(first);
    await resizePage(width, width < 600 ? 780 : 800);
    found.push(...(await overflow()));
    await animationsEnd();
    const changed = takeChanged(checked);
    found.push(...(await violations(`${width} px`, at === 0 ? [document.body] : changed)));
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
  await resizePage(320, 640);
  return overflow();
}

/** A chart measures its room, and so follows a new width some frames later. */
const framesOfCharts = 30;

async function overflow() {
  const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
  for (let frame = 0; isTooWide() && frame < framesOfCharts; frame++) await drawn();
  return isTooWide() ? [`wider than a window of ${innerWidth} px`] : [];
}

async function violations(where: string, parts: Element[]): Promise<string[]> {
  if (parts.length === 0) return [];
  const options: RunOptions = { resultTypes: ["violations"], preload: false, rules: withoutLenient };
  const results = await onRealCanvases(() => axe.run({ include: parts }, options));
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
