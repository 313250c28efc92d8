/** Starts the full Chromium that people use. (Journeys can use the headless shell.) */

import { type Browser, chromium } from "@playwright/test";
import { browserOptions } from "../e2e/browser.ts";

export const openBrowser = (): Promise<Browser> => chromium.launch(browserOptions);
