import type { BrowserContext } from "@playwright/test";

/**
 * The cookies of sessions, which scripts cannot read. Two others stay after a sign-out: that somebody has used the browser
 * (decision 107), and by which the server knows the browser again (decision 111).
 */
export const secretCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(
    ({ httpOnly, name }) => httpOnly && !name.includes("mood-universe-device"),
  );
