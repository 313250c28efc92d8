import { ChevronDown } from "lucide-react";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { readableFiles } from "./source-text.ts";

/** Which files of which journals can be read. */
export function ReadableFiles() {
  const t = useTranslator();
  return (
    <details className="group">
      <summary className="-ms-2 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control px-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-quiet group-open:rotate-180 motion-safe:transition-transform"
        />
        {t(imports.readable.title)}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 pt-1 ps-1 text-small max-[22rem]:grid-cols-1">
        {readableFiles(t).map(([app, file]) => (
          <div key={app} className="contents">
            <dt className="font-medium">{app}</dt>
            <dd className="text-quiet">{file}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
