/** A browser with WebGL on machines without a graphics card, that talks to nobody but our server. */

import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "../tools/setup/programs.mjs";

/** The system's Chromium where there is one; else the one that Playwright downloaded. */
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
