import type { Mapping, ReadMood } from "#domain/formats/import/read-journal.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { FeelingButton } from "./FeelingButton.tsx";
import { draftOfOwn, withOwnFeeling } from "./feelings-to-come.ts";
import { GrowingList } from "./GrowingList.tsx";

type Props = {
  moods: readonly ReadMood[];
  mapping: Mapping;
  onChange: (change: Partial<Mapping>) => void;
};

/** The moods of the source, and the feeling that each becomes. */
export function MoodList({ moods, mapping, onChange }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const open = moods.filter(({ id }) => (mapping.moods.get(id) ?? null) === null);
  return (
    <GrowingList
      title={t(imports.moods.title)}
      note={open.length > 0 && t(imports.moods.open, { count: open.length })}
      items={moods}
      keyOf={({ id }) => id}
      render={({ id, name, level, count }) => (
        <>
          <div className="min-w-0 grow">
            <bdi className="wrap-anywhere">{name}</bdi>
            <p className="text-quiet text-small tabular-nums">{t(imports.entries, { count })}</p>
          </div>
          <FeelingButton
            name={name}
            value={mapping.moods.get(id) ?? null}
            onChange={(answer) => onChange({ moods: new Map(mapping.moods).set(id, answer) })}
            own={{
              draft: draftOfOwn({ name, level }, mapping.moods.get(id) ?? null, feelings),
              onMake: (feeling) => onChange(withOwnFeeling(mapping, id, feeling)),
            }}
          />
        </>
      )}
    />
  );
}
