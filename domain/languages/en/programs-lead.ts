import { texts } from "../text.ts";

/** The lines that lead from the account settings to the page Programs. */
export const programsLead = texts("programs-lead", {
  title: "Programs",
  what: "Let a program of your own see your sky, add to it, or hear when something changes. Each gets a key that you can take back.",
  more: "Programs and their keys",
});
