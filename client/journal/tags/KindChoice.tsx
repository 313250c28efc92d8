import { journalMore } from "#domain/languages/en/journal-more.ts";
import { type TagChange, tagKinds } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { ChoiceList } from "../../ui/ChoiceList.tsx";
import { kindIcons } from "./tag-text.ts";

type Kind = TagChange["kind"];

export function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const t = useTranslator();
  const wordOf = (kind: Kind) => {
    const Icon = kindIcons[kind];
    return (
      <>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />
        {t(journalMore.tags.kinds[kind])}
      </>
    );
  };
  return (
    <ChoiceList
      legend={t(journalMore.tags.kind)}
      options={tagKinds.map((kind) => [kind, wordOf(kind)])}
      {...{ value, onChange }}
    />
  );
}
