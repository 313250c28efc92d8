import { Copy } from "lucide-react";
import { charts } from "#domain/languages/en/charts.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "../ui/share.ts";
import { showToast } from "../ui/toasts.ts";
import { type ChartTable, tableText } from "./table-text.ts";

/** `title` names the figures. */
export function CopyFigures({ title, table }: { title: string; table: ChartTable }) {
  const t = useTranslator();
  return (
    <Button
      variant="quiet"
      className="-ms-2 self-start px-2! text-small print:hidden"
      aria-label={t(charts.copyNamed, { chart: title })}
      onClick={() => copyTable(table)}
    >
      <Copy aria-hidden="true" className="size-4!" />
      {t(charts.copy)}
    </Button>
  );
}

async function copyTable(table: ChartTable) {
  const isCopied = (await copy(tableText(table))) === "copied";
  const said = isCopied ? charts.copied : charts.notCopied;
  showToast((t) => ({ title: t(said.title), description: t(said.text) }));
}
