import { type ReactNode, useId } from "react";
import type { Comparison, SideName } from "#domain/comparison/comparison.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import { compare } from "#domain/languages/en/compare.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { SearchBar } from "../../search/SearchBar.tsx";
import { useResults } from "../../search/use-results.ts";
import { SideMark } from "../../stars/SideMark.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { isWeekends, onlyTag, weekends } from "../side-text.ts";
import { Chip } from "./Chip.tsx";
import type { ChoiceProps } from "./choice-props.ts";
import { NameSelect } from "./NameSelect.tsx";

/** Days that have something, and others: by one press, or by all that a search can ask for. */
export function KindsChoice({ asking: { ask, askSoon }, comparison, known, index }: ChoiceProps) {
  const t = useTranslator();
  const { first, second } =
    comparison?.kind === "sides" ? comparison : ({ first: emptyFilter, second: "others" } as const);
  const choose = (next: Comparison) => ask({ kind: "comparison", comparison: next });
  const change = (part: Partial<{ first: Filter; second: Filter | "others" }>) =>
    askSoon({ kind: "comparison", comparison: { kind: "sides", first, second, ...part } });
  const tags = known.tags.filter(({ isArchived }) => !isArchived);
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {tags.length > 0 && (
          <NameSelect
            label={t(compare.choose.tag)}
            things={tags}
            value={second === "others" ? onlyTag(first) : null}
            onChange={(id) =>
              choose({ kind: "sides", first: { ...emptyFilter, tags: [id] }, second: "others" })
            }
          />
        )}
        <div className="flex">
          <Chip isChosen={comparison !== null && isWeekends(comparison)} onPress={() => choose(weekends)}>
            {t(compare.choose.weekends)}
          </Chip>
        </div>
      </div>
      <Side side="first">
        <SideSearch
          {...{ index, tags: known.tags }}
          label={t(compare.sides.first)}
          filter={first}
          onChange={(filter) => change({ first: filter })}
        />
      </Side>
      <Side side="second">
        <OneOf
          legend={t(compare.choose.against)}
          legendClassName="sr-only"
          options={[
            ["others", t(compare.choose.others)],
            ["own", t(compare.choose.chosen)],
          ]}
          value={second === "others" ? "others" : "own"}
          onValueChange={(next) => change({ second: next === "others" ? "others" : emptyFilter })}
        />
        {second !== "others" && (
          <SideSearch
            {...{ index, tags: known.tags }}
            label={t(compare.sides.second)}
            filter={second}
            onChange={(filter) => change({ second: filter })}
          />
        )}
      </Side>
    </>
  );
}

function Side({ side, children }: { side: SideName; children: ReactNode }) {
  const t = useTranslator();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2.5">
      <h3 id={id} className="flex items-center gap-2 font-medium">
        <SideMark side={side} />
        {t(compare.sides[side])}
      </h3>
      {children}
    </section>
  );
}

type SearchProps = {
  index: JournalIndex;
  tags: readonly Tag[];
  label: string;
  filter: Filter;
  onChange: (filter: Filter) => void;
};

/** The search of the journal, for the days of a side. */
function SideSearch({ index, tags, label, filter, onChange }: SearchProps) {
  const { stars } = useResults(index, filter);
  return (
    <SearchBar
      {...{ index, tags, label, filter }}
      onFilterChange={onChange}
      count={stars.length}
      total={index.stars.length}
    />
  );
}
