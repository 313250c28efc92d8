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

// Tests may replace it by a clock of their own.
const nextFrame = window.requestAnimationFrame.bind(window);

/** The middle of the element, or null while a person could not click on it. */
function findMiddle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const isEnabled = !element.matches(":disabled") && !element.closest("[aria-disabled=true]");
  return isEnabled && element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}

/** The middle of an element that is at rest, or null where Playwright has to wait for it. */
async function findStillMiddle(element: Element) {
  const before = findMiddle(element);
  if (!before) return null;
  await new Promise((resolve) => nextFrame(resolve));
  const after = element.isConnected ? findMiddle(element) : null;
  return after && after.x === before.x && after.y === before.y ? after : null;
}

const ofClick = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];

/** Keeps a click that would not reach the element any more from whatever has come into its place meanwhile. */
class Guard {
  isMissed = false;
  readonly #element: Element;
  #isFirst = true;

  constructor(element: Element) {
    this.#element = element;
    for (const type of ofClick) addEventListener(type, this, { capture: true });
  }

  handleEvent(event: Event) {
    if (this.#isFirst) this.isMissed = !event.composedPath().includes(this.#element);
    this.#isFirst = false;
    if (!this.isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  end() {
    for (const type of ofClick) removeEventListener(type, this, { capture: true });
  }
}

/** Returns whether the element was clicked; without options, because Playwright sees to all of these. */
async function clickAtOnce(locator: Locator): Promise<boolean> {
  const [element, ...others] = locator.elements();
  const middle = element && others.length === 0 ? await findStillMiddle(element) : null;
  if (!element || !middle) return false;
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth || 1;
  const guard = new Guard(element);
  try {
    await commands.clickAt(frame.left + middle.x * scale, frame.top + middle.y * scale);
  } finally {
    guard.end();
  }
  return !guard.isMissed;
}

const prototype: Pick<Locator, "click"> = Object.getPrototypeOf(page.elementLocator(document.body));
const { click } = prototype;
prototype.click = async function (this: Locator, options) {
  if (options || !(await clickAtOnce(this))) await click.call(this, options);
};
