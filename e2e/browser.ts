/** Options of a browser that has WebGL without a graphics card and sends requests only to the tested server. */

import type { LaunchOptions } from "@playwright/test";
import { findChromium, findHeadlessShell } from "../tools/setup/programs.mjs";

/** The system's Chromium, or else the one that Playwright downloaded. */
const executablePath = findChromium();

export const browserOptions: LaunchOptions = {
  args: [
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Chromium refuses to run sandboxed as root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
  ...(executablePath && { executablePath }),
};

const headlessShell = findHeadlessShell();

/** Options of tests that need no real window: the headless shell, if the system has it, starts and draws faster. */
export const headlessOptions: LaunchOptions = {
  ...browserOptions,
  ...(headlessShell && { executablePath: headlessShell }),
};
