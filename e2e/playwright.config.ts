import { defineConfig } from "@playwright/test";
import { findChromium } from "../tools/setup/programs.mjs";

/** The system's Chromium where there is one; else the one that Playwright downloaded. */
const chromium = findChromium();

/** A browser with WebGL on machines without a graphics card, that talks to nobody but our server. */
const browserFlags = [
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium refuses to run sandboxed as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

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
    launchOptions: { args: browserFlags, ...(chromium && { executablePath: chromium }) },
  },
});
