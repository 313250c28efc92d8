/** The browser that the journeys use. */

import { type Browser, chromium } from "@playwright/test";
import journeys from "../e2e/playwright.config.ts";

export const openBrowser = (): Promise<Browser> => chromium.launch(journeys.use?.launchOptions);
