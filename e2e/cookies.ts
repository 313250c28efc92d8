import type { BrowserContext } from "@playwright/test";

/** The cookies with secrets, which scripts cannot read. That somebody has used the browser is another one (decision 107). */
export const secretCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ httpOnly }) => httpOnly);
