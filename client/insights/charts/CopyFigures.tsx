import { Copy } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { copy } from "../../ui/share.ts";
import { showToast } from "../../ui/toasts.ts";
import { type ChartTable, tableText } from "./table-text.ts";

/** `title` names the figures. */
export const CopyFigures = ({ title, table }: { title: string; table: ChartTable }) => (
  <Button
    variant="quiet"
    className="-ml-2 self-start px-2! text-small print:hidden"
    aria-label={`Copy as CSV: ${title}`}
    onClick={() => copyTable(table)}
  >
    <Copy aria-hidden="true" className="size-4!" />
    Copy as CSV
  </Button>
);

async function copyTable(table: ChartTable) {
  const isCopied = (await copy(tableText(table))) === "copied";
  showToast(
    isCopied
      ? { title: "Copied", description: "The figures are in the clipboard as CSV." }
      : {
          title: "Not copied",
          description: "The browser does not allow it. The table can be selected by hand.",
        },
  );
}
