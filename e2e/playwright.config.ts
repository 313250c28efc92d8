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
  timeout: 60_000,
  globalTimeout: 8 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: browserOptions,
  },
});
