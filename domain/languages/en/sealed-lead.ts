import { texts } from "../text.ts";

/** The lines that lead to the page of sealed words. */
export const sealedLead = texts("sealed-lead", {
  open: "Seal your notes and names, so that nobody but you can read them, not even whoever runs this server.",
  sealed: "Your words are sealed: nobody but you can read them.",
  working: "Work on your words is under way. Here you see how far it has come.",
  title: "Sealed words",
  more: "About sealed words",
});
