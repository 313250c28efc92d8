import { useId } from "react";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import { trackerKinds } from "#domain/records/tracker/range.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";
import { kindIcons } from "./tracker-text.ts";

type Kind = Tracker["kind"];

/** How something can be measured, each with an example. */
export function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const t = useTranslator();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-medium">{t(trackerTexts.form.kind)}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {trackerKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <label
              key={kind}
              className="relative flex min-h-12 items-center gap-3 px-3 py-1.5 transition-colors duration-150 hover:bg-raised has-checked:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              <span className="min-w-0 grow">
                {t(trackerTexts.kinds[kind].name)}
                <span className="block text-pretty text-quiet text-small">
                  {t(trackerTexts.kinds[kind].hint)}
                </span>
              </span>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-quiet" />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
