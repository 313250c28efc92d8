/**
 * Spares axe the contrast of texts whose colours it has judged before. Most texts of a page share their colours with
 * others, and a screen keeps most of its texts in its next state.
 */

import axe from "axe-core";

type Helper = { data(data: { readonly contrastRatio?: number | null }): void };
type Evaluate = (this: Helper, node: Element, options: unknown, virtualNode: object) => boolean | undefined;
type Matches = (node: Element, virtualNode: object, context: unknown) => boolean;

const { _audit: audit, commons } = axe as unknown as {
  readonly _audit: {
    readonly rules: { readonly id: string; readonly impact: string; matches: Matches }[];
    readonly checks: Readonly<Record<"color-contrast", { evaluate: Evaluate }>>;
  };
  readonly commons: { readonly dom: { getTextElementStack(node: Element): Element[][] } };
};

/** Rules that can break nothing seriously. */
export const lenientRules = audit.rules
  .filter(({ impact }) => impact === "minor" || impact === "moderate")
  .map(({ id }) => id);

const rule = audit.rules.find(({ id }) => id === "color-contrast");
if (!rule) throw new Error("axe has no rule for the contrast of texts.");
const check = audit.checks["color-contrast"];

/** The colours of texts and of what lies behind them that have enough contrast, in any file of this page. */
const enough = new Set<string>();

/** What is known of elements in one run of axe; `paints` only as long as the colours stay. */
let stacks = new WeakMap<Element, readonly Element[] | null>();
let paints = new WeakMap<Element, Paint>();

/** Another run begins, in which elements can lie elsewhere. */
export function forgetStacks() {
  stacks = new WeakMap();
  forgetPaints();
}

/** The page has other colours. */
export function forgetPaints() {
  paints = new WeakMap();
}

/** `isBlended`: the element or one that contains it is drawn together with what is in it, and then laid over the page. */
type Paint = { readonly background: string; readonly isBlended: boolean };

function paintOf(element: Element): Paint {
  const known = paints.get(element);
  if (known) return known;
  const { backgroundColor, backgroundImage, opacity, mixBlendMode } = getComputedStyle(element);
  const { parentElement } = element;
  const paint = {
    background: `${backgroundColor} ${backgroundImage}`,
    isBlended:
      opacity !== "1" ||
      mixBlendMode !== "normal" ||
      (parentElement !== null && paintOf(parentElement).isBlended),
  };
  paints.set(element, paint);
  return paint;
}

/** The text and all that lies behind it, or null where its lines do not lie on the same elements. */
function stackOf(element: Element): readonly Element[] | null {
  const known = stacks.get(element);
  if (known !== undefined) return known;
  const [first, ...others] = commons.dom.getTextElementStack(element);
  const isOne = others.every(
    (other) => other.length === first?.length && other.every((one, at) => one === first[at]),
  );
  const stack = first?.[0] === element && isOne ? first : null;
  stacks.set(element, stack);
  return stack;
}

/** All that axe computes the contrast of a text from; null where more decides. */
function coloursOf(element: Element, stack: readonly Element[]): string | null {
  const behind = [...stack, document.body, document.documentElement].map(paintOf);
  if (behind.some(({ isBlended }) => isBlended)) return null;
  const style = getComputedStyle(element);
  const { color, fontSize, fontWeight, textShadow } = style;
  const { webkitTextFillColor, webkitTextStrokeColor, webkitTextStrokeWidth } = style;
  return [
    ...[color, webkitTextFillColor, webkitTextStrokeColor, webkitTextStrokeWidth],
    ...[fontSize, fontWeight, textShadow],
    ...behind.map(({ background }) => background),
  ].join("; ");
}

const { evaluate } = check;

check.evaluate = function (node, options, virtualNode) {
  const stack = stackOf(node);
  // Axe leaves such a text to a person, in all colours, after reading the styles of all that is round it.
  if (!stack) return undefined;
  const colours = coloursOf(node, stack);
  if (colours !== null && enough.has(colours)) return true;
  let isJudged = false;
  const data: Helper["data"] = (told) => {
    isJudged = typeof told.contrastRatio === "number";
    this.data(told);
  };
  const result = evaluate.call({ ...this, data }, node, options, virtualNode);
  if (colours !== null && result === true && isJudged) enough.add(colours);
  return result;
};

/** Axe makes the virtual nodes of each run anew, so that what is kept for them lasts as long as the run. */
const matching = new WeakMap<object, boolean>();
const { matches } = rule;

/** Whether axe judges the contrast of an element, which does not depend on the colours. */
export const hasContrast: Matches = (node, virtualNode, context) => {
  const known = matching.get(virtualNode);
  if (known !== undefined) return known;
  const result = matches(node, virtualNode, context);
  matching.set(virtualNode, result);
  return result;
};
rule.matches = hasContrast;
