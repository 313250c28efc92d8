/**
 * A click on what is there, enabled, at rest and covered by nothing goes to the browser as one message, where Playwright
 * takes some forty to see that for itself; these are an eighth of the processor time of component tests. Every other
 * click, and every one with options, waits as Playwright does.
 */

import { commands, type Locator, page } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    clickAt(x: number, y: number): Promise<void>;
  }
}

/** Tests replace `requestAnimationFrame`, and their frames may never come. */
const nextFrame = window.requestAnimationFrame.bind(window);

/** Whether the element, or the control that it is a part of or the label of, takes no click. */
function isDisabled(element: Element) {
  const label = element.closest("label");
  const control = element.closest("button, [role=button]") ?? label?.control ?? element;
  return control.closest(":disabled, [aria-disabled=true]") !== null;
}

/** The middle of the element, or null while a person could not click on it. */
function findMiddle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || isDisabled(element)) return null;
  const middle = { x: left + width / 2, y: top + height / 2 };
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}

/** The middle of an element that is at rest, or null where Playwright has to wait for it. */
async function findStillMiddle(element: Element) {
  const before = findMiddle(element);
  if (!before) return null;
  await new Promise((resolve) => nextFrame(resolve));
  const after = element.isConnected ? findMiddle(element) : null;
  return after && after.x === before.x && after.y === before.y ? after : null;
}

/** `hasHit` is not known before the first event of the click. */
type Sent = { readonly element: Element; hasHit?: boolean };

/** The click that is on its way to its element. */
let sent: Sent | null = null;

/** Keeps a click that does not reach its element any more from whatever has come into its place meanwhile. */
function holdMissed(event: Event) {
  if (!sent || !event.isTrusted) return;
  sent.hasHit ??= event.composedPath().includes(sent.element) && !isDisabled(sent.element);
  if (sent.hasHit) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

// The product's listeners come after these, so that none of them sees a click that is held.
for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
  addEventListener(type, holdMissed, { capture: true });

/** Returns whether the element was clicked. */
async function clickAtOnce(locator: Locator): Promise<boolean> {
  const [element, ...others] = locator.elements();
  const middle = element && others.length === 0 ? await findStillMiddle(element) : null;
  if (!element || !middle || sent) return false;
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth || 1;
  const click: Sent = { element };
  sent = click;
  try {
    await commands.clickAt(frame.left + middle.x * scale, frame.top + middle.y * scale);
  } finally {
    sent = null;
  }
  return click.hasHit === true;
}

const prototype: Pick<Locator, "click"> = Object.getPrototypeOf(page.elementLocator(document.body));
const { click } = prototype;
prototype.click = async function (this: Locator, options) {
  if (options || !(await clickAtOnce(this))) await click.call(this, options);
};
