import { Braces, FileText, type LucideIcon, Printer, Table } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link, useSearch } from "wouter";
import { Button } from "../ui/Button.tsx";
import type { FileKind } from "./export/export-job.ts";

type Props = {
  /** How many are chosen. */
  stars: number;
  /** Whether something was left out. */
  isPart: boolean;
  /** While a file is being made. */
  isBusy: boolean;
  onSave: (kind: FileKind) => void;
};

/** The forms in which people can take their stars along. */
export function FormatList({ stars, isPart, isBusy, onSave }: Props) {
  const query = useSearch();
  const save = (kind: FileKind, name: string) => (
    <Button
      disabled={isBusy || (stars === 0 && (kind !== "json" || isPart))}
      aria-label={`Save ${name}`}
      onClick={() => onSave(kind)}
    >
      Save
    </Button>
  );
  return (
    <ul className="flex flex-col divide-y divide-line">
      <Format
        icon={Braces}
        title={isPart ? "What you chose, as JSON" : "Everything, as JSON"}
        text={
          isPart
            ? "The stars that you chose, with their tags and constellations, your profile and your avatar."
            : "Stars, bin, tags, constellations, activities, profile, avatar and times of reminders: a complete copy, for you and for other programs."
        }
        action={save("json", isPart ? "what you chose as JSON" : "everything as JSON")}
      />
      <Format
        icon={Table}
        title="Table, as CSV"
        text="One row for each star, for any spreadsheet. Nothing in it can run as a formula."
        action={save("csv", "the table as CSV")}
      />
      <Format
        icon={FileText}
        title="Pages, as Markdown"
        text="Plain text, one file for each month, that can still be read in fifty years."
        action={save("markdown", "the pages as Markdown")}
      />
      <Format
        icon={Printer}
        title="On paper, for someone you trust"
        text="A report of these stars that your browser prints, or saves as PDF."
        action={
          stars > 0 ? (
            <Button asChild>
              <Link href={`/your-data/report${query && `?${query}`}`} aria-label="Open the report">
                Open
              </Link>
            </Button>
          ) : (
            <Button disabled aria-label="Open the report">
              Open
            </Button>
          )
        }
      />
    </ul>
  );
}

type FormatProps = { icon: LucideIcon; title: string; text: string; action: ReactNode };

function Format({ icon: Icon, title, text, action }: FormatProps) {
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 py-4 max-sm:gap-x-3"
    >
      <Icon aria-hidden="true" className="size-5 text-quiet" />
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <div className="sm:row-span-2">{action}</div>
      <p className="max-w-prose text-pretty text-quiet text-small max-sm:col-span-3 sm:col-start-2">{text}</p>
    </li>
  );
}
