import { texts } from "../text.ts";

/** What account settings say of the people who run the server. */
export const administrators = texts("administrators", {
  /** Seen by administrators alone. */
  lead: {
    title: "Administration",
    what: "You look after the people of this server.",
    open: "Open the administration page",
  },
  /** What was done for the universe of the reader. */
  log: {
    title: "What administrators did",
    what: "Administrators can help you get in, and see no word of yours. What they did for your universe is listed here, and what was done by a command on the server.",
    none: "Nothing has been done for your universe so far. If something is, you find it here.",
    unreachable: "What administrators did cannot be read right now.",
    showAll: "Show all {count, number}",
    actions: {
      "end-sessions": "You were signed out on every device.",
      unlock: "Your universe was unlocked after wrong tries.",
      "send-sign-in-link": "A sign-in link was sent to your address.",
      close: "Your universe was closed.",
      reopen: "Your universe was opened again.",
      invite: "A link was made that gives your universe a new way in.",
      "revoke-invitation": "A link for your universe was taken back.",
      "make-administrator": "You became an administrator.",
      "remove-administrator": "You are no longer an administrator.",
      export: "Your universe was exported to a file.",
      "reset-password": "Your password was reset.",
      "remove-second-factor": "Your second step was removed.",
    },
    other: "Something was done that this page does not know yet.",
    byOperator: "On {moment}, by a command on the server",
    byAdministrator: "On {moment}, by an administrator",
  },
});
