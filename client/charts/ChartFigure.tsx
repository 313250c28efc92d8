import { type ReactNode, useId } from "react";
import { charts } from "#domain/languages/en/charts.ts";
import { useTranslator } from "../languages/language.ts";
import { CopyFigures } from "./CopyFigures.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { type ChartTable, cellText } from "./table-text.ts";

type Props = {
  title: string;
  /** Place of the title among the headings of the page. */
  heading?: "h2" | "h3" | "h4";
  /** What the axis measures, in words. */
  unit: string;
  table: ChartTable;
  children: ReactNode;
};

/** Rows of a table that takes long to make. */
const many = 100;

/** A chart with its title, its unit, and its figures as a table that can be copied. */
export function ChartFigure({ title, heading: Heading = "h3", unit, table, children }: Props) {
  const t = useTranslator();
  const id = useId();
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <figcaption>
        <Heading id={id} className="font-medium">
          {title}
        </Heading>
        <p className="max-w-prose text-pretty text-quiet text-small">{unit}</p>
      </figcaption>
      {children}
      <Disclosure name={t(charts.asTable)} isLate={table.rows.length > many}>
        <Figures title={title} table={table} />
      </Disclosure>
    </figure>
  );
}

function Figures({ title, table }: { title: string; table: ChartTable }) {
  const t = useTranslator();
  return (
    <div className="flex flex-col items-start gap-2 text-small">
      <section
        aria-label={t(charts.figures, { chart: title })}
        className="max-h-80 w-full overflow-auto rounded-control border border-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <table aria-label={title} className="w-full tabular-nums">
          <thead className="sticky top-0 bg-solid text-start text-quiet">
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="min-w-28 px-3 py-1.5 text-start font-normal wrap-anywhere">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={table.columns[at + 1]} className="px-3 py-1.5">
                    {cellText(t, cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CopyFigures title={title} table={table} />
    </div>
  );
}
