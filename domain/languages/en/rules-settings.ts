import { texts } from "../text.ts";

/** What the forms of links to a sky, of passkeys, of access tokens and of reminders say about a field that breaks a rule. */
export const rulesSettings = texts("rules-settings", {
  label: {
    length: "A label has {min} to {max} characters.",
    unstorable: "A label contains characters that cannot be stored.",
    invisible: "A label contains invisible characters.",
  },
  passkeyName: {
    length: "A passkey's name has {min} to {max} characters.",
    unstorable: "A passkey's name contains characters that cannot be stored.",
    invisible: "A passkey's name contains invisible characters.",
  },
  tokenName: {
    length: "A token's name has {min} to {max} characters.",
    unstorable: "A token's name contains characters that cannot be stored.",
    invisible: "A token's name contains invisible characters.",
  },
  tokenScopes: "Choose at least one thing that the program may do.",
  tokenEnd: "The end of a token must be in the future.",
  reminderTime: "A time of day is written like 20:30.",
  reminderWeekdays: "A reminder has at least one day of the week, each once.",
  reminderTimes: "Reminders have {min} to {max} times.",
});
