/** Options of a browser that has WebGL without a graphics card and sends requests only to the tested server. */

import type { LaunchOptions } from "@playwright/test";
import { findChromium, findHeadlessShell } from "../tools/setup/programs.mjs";

/** The system's Chromium, or else the one that Playwright downloaded. */
const executablePath = findChromium();

/** A name of this machine that browsers do not trust as they do `localhost`. */
export const plainHttpHost = "mood.example";

export const browserOptions: LaunchOptions = {
  args: [
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Journeys over plain http know this machine by a name that is not one of its own.
    `--host-resolver-rules=MAP ${plainHttpHost} 127.0.0.1`,
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

/**
 * Options of journeys that need notifications, the lock of the screen, or the back/forward cache, which Playwright
 * switches off: the headless shell has none of them. They are the same for all, so that one browser does for all.
 */
export const wholeBrowser: LaunchOptions = {
  ...browserOptions,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
