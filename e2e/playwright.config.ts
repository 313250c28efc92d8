import { defineConfig } from "@playwright/test";
import { browserOptions } from "./browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../test-results/journeys",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // Long enough for a busy machine without a graphics card: only what hangs fails by time.
  timeout: 180_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    // A sky that twinkles takes half of a machine without a graphics card from the journey beside it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: browserOptions,
  },
});
