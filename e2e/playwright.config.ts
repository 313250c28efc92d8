import { defineConfig } from "@playwright/test";
import { nativeTypes } from "../testing/compile-cache.ts";
import { headlessOptions } from "./browser.ts";

// Each worker inherits them.
Object.assign(process.env, nativeTypes);

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  // Only `npm run test:long` runs the rare ones.
  ...(!process.env.LONG && { grepInvert: /@long/ }),
  outputDir: "../test-results/journeys",
  forbidOnly: true,
  retries: 0,
  // A journey waits for a part of its time, in which one more keeps the cores of a small machine busy.
  workers: 3,
  fullyParallel: true,
  // Long enough for a busy machine without a graphics card, so that only a test that hangs exceeds it.
  timeout: 180_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    // A trace costs a fifth of the time: `--trace retain-on-failure` writes one while a failure is investigated.
    trace: "off",
    // The fixtures take one of a page that fails.
    screenshot: "off",
    // A sky that twinkles takes half of a machine without a graphics card from the journey beside it.
    contextOptions: { reducedMotion: "reduce" },
    // Each new browser would fetch the whole client. Journeys without a network, and of a new version, allow it.
    serviceWorkers: "block",
    launchOptions: headlessOptions,
  },
});
