import { texts } from "../text.ts";

/** The lines that lead to the page of sealed words. */
export const sealedLead = texts("sealed-lead", {
  open: "Seal your notes and names, so that nobody but you can read them, not even whoever runs this server.",
  sealed: "Your words are sealed: nobody but you can read them.",
  working: "Your words are on their way. Here you see how far it is.",
  title: "Sealed words",
  more: "About sealed words",
});
