/** Finds what covers, or is covered by, something else that a person can press. */

type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const controls = 'button, a[href], select, textarea, input, [role="slider"]';
/** Edges that touch do not overlap, nor do fractions of a pixel. */
const tolerance = 1;

const intersection = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isEmpty = ({ left, top, right, bottom }: Rect) =>
  right - left <= tolerance || bottom - top <= tolerance;
const nameOf = (element: Element) =>
  (element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "").slice(0, 24) || element.className;

/** The scroll containers round an element, the nearest first. */
function* scrollersOf(element: Element): Generator<HTMLElement> {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (!["visible", ""].includes(getComputedStyle(at).overflowY)) yield at;
}

/** The part of a control that is in view: the rest of it is scrolled out of its panel. */
function partInView(element: Element): Rect {
  let part: Rect = element.getBoundingClientRect();
  for (const scroller of scrollersOf(element)) part = intersection(part, scroller.getBoundingClientRect());
  return part;
}

type Faults = {
  /** Whether the pieces may scroll, because letters are so large that they need more than the window. */
  mayScroll?: boolean;
};

/** What is wrong with the controls of home, in words; empty when each can be pressed and read. */
export function faultsOfLayer({ mayScroll = false }: Faults = {}): readonly string[] {
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const pieces = document.querySelector<HTMLElement>(".sky-pieces");
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest(".sky-layer, [data-toaster]"),
  );
  const placed = all
    .map((element) => ({ element, part: partInView(element) }))
    .filter(({ part }) => !isEmpty(part));
  const faults: string[] = [];
  if (pieces && !mayScroll && pieces.scrollHeight > pieces.clientHeight + tolerance)
    faults.push(`the pieces need ${pieces.scrollHeight - pieces.clientHeight} px more than there are`);
  if (pieces && pieces.scrollWidth > pieces.clientWidth + tolerance)
    faults.push("the pieces scroll sideways");
  for (const [at, { element, part }] of placed.entries()) {
    const name = nameOf(element);
    if (
      Object.entries(intersection(part, window_)).some(
        ([side, value]) => Math.abs(value - part[side as keyof Rect]) > tolerance,
      )
    )
      faults.push(`${name} is outside of the window`);
    if (element.scrollWidth > element.clientWidth + tolerance && element.matches("button, a"))
      faults.push(`${name} is cut off`);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && !mayBeAt(element, hit)) faults.push(`${name} is under ${nameOf(hit)}`);
    for (const other of placed.slice(at + 1))
      if (!isEmpty(intersection(part, other.part)) && !isOneControl(element, other.element))
        faults.push(`${name} overlaps ${nameOf(other.element)}`);
  }
  return faults;
}

/** Whether `hit` may be at a control: itself, its label, the other handle, or a heading that stays while its list scrolls. */
const mayBeAt = (control: Element, hit: Element) =>
  control.matches("[disabled]") ||
  control.contains(hit) ||
  hit.closest("label")?.contains(control) === true ||
  isSameSlider(control, hit) ||
  control.closest('[role="grid"]')?.contains(hit) === true;

/** The two handles of a slider share their track. */
const isSameSlider = (one: Element, other: Element) =>
  one.matches('input[type="range"]') && one.parentElement?.parentElement?.contains(other) === true;

const isOneControl = (one: Element, other: Element) =>
  one.contains(other) || other.contains(one) || isSameSlider(one, other);
