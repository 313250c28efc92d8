import { texts } from "../text.ts";

/** Accounts: signing in, registering, settings. */
export const account = texts("account", {
  /** Fields for passwords, each with the names of the button that reveals what was typed and hides it again. */
  passwords: {
    password: { label: "Password", show: "Show password", hide: "Hide password" },
    confirm: {
      label: "Confirm Password",
      show: "Show confirm password",
      hide: "Hide confirm password",
    },
    current: { label: "Current Password", show: "Show current password", hide: "Hide current password" },
    new: { label: "New Password", show: "Show new password", hide: "Hide new password" },
    confirmNew: {
      label: "Confirm New Password",
      show: "Show confirm new password",
      hide: "Hide confirm new password",
    },
    /** Asked before the universe is deleted. */
    yours: { label: "Your password", show: "Show your password", hide: "Hide your password" },
  },
});
