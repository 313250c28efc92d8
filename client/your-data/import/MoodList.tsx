import type { Mapping, ReadMood } from "#domain/formats/import/read-journal.ts";
import { FeelingButton } from "./FeelingButton.tsx";
import { GrowingList } from "./GrowingList.tsx";
import { entriesText } from "./problem-text.ts";

type Props = {
  moods: readonly ReadMood[];
  mapping: Mapping;
  onChange: (change: Partial<Mapping>) => void;
};

/** The moods of the source, and the feeling that each becomes. */
export function MoodList({ moods, mapping, onChange }: Props) {
  const open = moods.filter(({ id }) => (mapping.moods.get(id) ?? null) === null);
  return (
    <GrowingList
      title="Moods"
      note={
        open.length > 0 &&
        `${open.length === 1 ? "One mood has" : `${open.length} moods have`} no feeling yet. Without one, its entries stay out.`
      }
      items={moods}
      keyOf={({ id }) => id}
      render={({ id, name, count }) => (
        <>
          <div className="min-w-0 grow">
            <bdi className="wrap-anywhere">{name}</bdi>
            <p className="text-quiet text-small tabular-nums">{entriesText(count)}</p>
          </div>
          <FeelingButton
            name={name}
            value={mapping.moods.get(id) ?? null}
            onChange={(answer) => onChange({ moods: new Map(mapping.moods).set(id, answer) })}
          />
        </>
      )}
    />
  );
}
