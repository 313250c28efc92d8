import { Sparkles } from "lucide-react";
import { Link } from "wouter";
import type { Filter } from "#domain/journal/filter.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import { common } from "#domain/languages/en/common.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { SearchBar } from "../search/SearchBar.tsx";
import { withFilter } from "../search/use-filter.ts";
import { Button } from "../ui/Button.tsx";

type Props = {
  index: JournalIndex;
  tags: readonly Tag[];
  filter: Filter;
  onFilterChange: (filter: Filter) => void;
  /** Stars that the filter finds, of `total`. */
  count: number;
  total: number;
};

/** The search above the views, with a way to see in the sky what it finds. */
export function JournalSearch(props: Props) {
  const t = useTranslator();
  return (
    <SearchBar {...props}>
      {props.count > 0 && (
        <Button asChild variant="quiet" className="-me-4">
          <Link href={withFilter("/", props.filter)}>
            <Sparkles aria-hidden="true" />
            {t(common.showInSky)}
          </Link>
        </Button>
      )}
    </SearchBar>
  );
}
