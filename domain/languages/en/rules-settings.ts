import { texts } from "../text.ts";

/** What the forms of links to a sky and of reminders say about a field that breaks a rule. */
export const rulesSettings = texts("rules-settings", {
  label: {
    length: "A label has {min} to {max} characters.",
    unstorable: "A label contains characters that cannot be stored.",
    invisible: "A label contains invisible characters.",
  },
  reminderTime: "A time of day is written like 20:30.",
  reminderWeekdays: "A reminder has at least one day of the week, each once.",
  reminderTimes: "Reminders have {min} to {max} times.",
});
