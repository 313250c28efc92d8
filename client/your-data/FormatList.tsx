import { Braces, FileText, LockKeyhole, type LucideIcon, Printer, Ruler, Table } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link, useSearch } from "wouter";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Text } from "#domain/languages/text.ts";
import { openSealedPath } from "#domain/pages/release-files.ts";
import { hasOneKey, type SealState } from "#domain/sealed/seal-states.ts";
import { withBase } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import type { FileKind } from "./export/export-job.ts";

type Props = {
  /** Number of stars that are chosen. */
  stars: number;
  /** Whether the person has measured something. */
  hasReadings: boolean;
  /** Whether something was left out. */
  isPart: boolean;
  /** Whether a file is being made. */
  isBusy: boolean;
  /** Whether the words of the universe are sealed, and whether they are locked here. */
  seal: SealState;
  areLocked: boolean;
  onSave: (kind: FileKind) => void;
};

/** The forms in which people can take their stars along. */
export function FormatList({ stars, hasReadings, isPart, isBusy, seal, areLocked, onSave }: Props) {
  const t = useTranslator();
  const json = isPart ? yourData.formats.partAsJson : yourData.formats.json;
  const query = useSearch();
  const save = (kind: FileKind, name: Text) => (
    <Button
      disabled={
        isBusy ||
        (areLocked && kind !== "sealed") ||
        (stars === 0 && kind !== "readings" && kind !== "sealed" && (kind !== "json" || isPart))
      }
      aria-label={t(name)}
      onClick={() => onSave(kind)}
    >
      {t(yourData.formats.save)}
    </Button>
  );
  return (
    <ul className="flex flex-col divide-y divide-line">
      {seal !== "open" && !isPart && (
        <Format
          icon={LockKeyhole}
          title={yourData.formats.sealed.title}
          text={hasOneKey(seal) ? yourData.formats.sealed.text : yourData.formats.sealed.later}
          action={hasOneKey(seal) && save("sealed", yourData.formats.sealed.save)}
        >
          <a
            href={withBase(openSealedPath)}
            download
            className="self-start rounded-sm py-2.5 font-medium text-accent-ink text-small underline underline-offset-4"
          >
            {t(yourData.formats.sealed.page)}
          </a>
        </Format>
      )}
      <Format icon={Braces} title={json.title} text={json.text} action={save("json", json.save)} />
      <Format
        icon={Table}
        title={yourData.formats.csv.title}
        text={yourData.formats.csv.text}
        action={save("csv", yourData.formats.csv.save)}
      />
      {hasReadings && (
        <Format
          icon={Ruler}
          title={yourData.formats.readings.title}
          text={yourData.formats.readings.text}
          action={save("readings", yourData.formats.readings.save)}
        />
      )}
      <Format
        icon={FileText}
        title={yourData.formats.markdown.title}
        text={yourData.formats.markdown.text}
        action={save("markdown", yourData.formats.markdown.save)}
      />
      <Format
        icon={Printer}
        title={yourData.formats.report.title}
        text={yourData.formats.report.text}
        action={
          stars > 0 ? (
            <Button asChild>
              <Link
                href={`/your-data/report${query && `?${query}`}`}
                aria-label={t(yourData.formats.report.open)}
              >
                {t(yourData.formats.open)}
              </Link>
            </Button>
          ) : (
            <Button disabled aria-label={t(yourData.formats.report.open)}>
              {t(yourData.formats.open)}
            </Button>
          )
        }
      />
    </ul>
  );
}

type FormatProps = { icon: LucideIcon; title: Text; text: Text; action: ReactNode; children?: ReactNode };

function Format({ icon: Icon, title, text, action, children }: FormatProps) {
  const t = useTranslator();
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 py-4 max-sm:gap-x-3"
    >
      <Icon aria-hidden="true" className="size-5 text-quiet" />
      <h3 id={id} className="font-medium">
        {t(title)}
      </h3>
      <div className="sm:row-span-2">{action}</div>
      <div className="max-w-prose text-pretty text-quiet text-small max-sm:col-span-3 sm:col-start-2">
        <p>{t(text)}</p>
        {children}
      </div>
    </li>
  );
}
