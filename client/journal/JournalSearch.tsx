import { Sparkles } from "lucide-react";
import { Link } from "wouter";
import { linkToComparison } from "#domain/comparison/address.ts";
import { asksForTimeOnly, comparisonOfFilter } from "#domain/comparison/suggested.ts";
import type { Filter } from "#domain/journal/filter.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import { common } from "#domain/languages/en/common.ts";
import { journal } from "#domain/languages/en/journal.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { SearchBar } from "../search/SearchBar.tsx";
import { withFilter } from "../search/use-filter.ts";
import { CompareIcon } from "../stars/CompareIcon.tsx";
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

/** On phones, both links have one row in most languages. */
const look = "max-sm:gap-1.5 max-sm:px-2! max-sm:text-small";

/** The search above the views, with ways to see in the sky what it finds, and to compare it. */
export function JournalSearch(props: Props) {
  const t = useTranslator();
  const { filter, count, total } = props;
  // What finds everything has no others.
  const comparison = count < total ? comparisonOfFilter(filter) : null;
  return (
    <SearchBar {...props}>
      {count > 0 && (
        <div className="-mx-2 flex flex-wrap sm:-mx-4">
          {comparison && (
            <Button asChild variant="quiet" className={look}>
              <Link href={linkToComparison(comparison)}>
                <CompareIcon />
                {t(asksForTimeOnly(filter) ? journal.compareBefore : journal.compareOthers)}
              </Link>
            </Button>
          )}
          <Button asChild variant="quiet" className={look}>
            <Link href={withFilter("/", filter)}>
              <Sparkles aria-hidden="true" />
              {t(common.showInSky)}
            </Link>
          </Button>
        </div>
      )}
    </SearchBar>
  );
}
