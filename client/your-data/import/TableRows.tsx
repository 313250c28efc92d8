import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import type { Table } from "./messages.ts";

/** Characters of a cell that are shown. */
const longestCell = 60;
const shortened = (cell: string) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell);

/** The first rows of a table, which scroll sideways. */
export function TableRows({ table: { header, rows } }: { table: Table }) {
  const t = useTranslator();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      aria-label={t(imports.columns.rows)}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="text-small">
        <thead>
          <tr className="border-line border-b">
            {header.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={at} scope="col" className="whitespace-nowrap px-3 py-2 text-start font-medium">
                {shortened(name) || t(imports.columns.unnamed, { number: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
            <tr key={row}>
              {header.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={at} className="max-w-60 truncate whitespace-nowrap px-3 py-1.5 text-quiet">
                  <bdi>{shortened(cells[at] ?? "")}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
