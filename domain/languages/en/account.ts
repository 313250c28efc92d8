import { texts } from "../text.ts";

/** Accounts: signing in, registering, settings. */
export const account = texts("account", {
  settingsClosed: {
    title: "Account settings",
    reason: "Please log in to access account settings.",
  },
});
