import { texts } from "../text.ts";

/** What every chart has beside its picture. */
export const charts = texts("charts", {
  asTable: "The figures as a table",
  /** Accessible name of a table; `chart` is the title of the chart. */
  figures: "{chart}: figures",
  copy: "Copy as CSV",
  /** Accessible name; `chart` is the title of the chart. */
  copyNamed: "Copy as CSV: {chart}",
  copied: { title: "Copied", text: "The figures are in the clipboard as CSV." },
  notCopied: {
    title: "Not copied",
    text: "The browser does not allow it. The table can be selected by hand.",
  },
});
