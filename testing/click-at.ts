/** Clicks at a point of the page of component tests, for `browser/cheap-clicks.ts`. */

import type { BrowserCommand } from "vitest/node";

export const clickAt: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.click(x, y);
