import { useId } from "react";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { type TagChange, tagKinds } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { kindIcons } from "./tag-text.ts";

type Kind = TagChange["kind"];

/** Native radio buttons over their chips, for arrow keys and screen readers. */
export function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const t = useTranslator();
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1.5 font-medium">{t(journalMore.tags.kind)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {tagKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <label
              key={kind}
              className="relative flex min-h-11 items-center gap-1.5 rounded-control border border-line bg-raised px-3 text-small transition-colors duration-150 hover:border-edge has-checked:border-accent has-checked:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1"
            >
              <input
                type="radio"
                name={name}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none"
              />
              <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />
              {t(journalMore.tags.kinds[kind])}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
