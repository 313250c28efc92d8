import { starSearch } from "#domain/languages/en/star-search.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";

type Props = {
  trackers: readonly Pick<Tracker, "id" | "name" | "isArchived">[];
  /** Stands before each id, where the list has other options. */
  prefix?: string;
};

/** Trackers to choose from in a list; archived ones say so. */
export function TrackerOptions({ trackers, prefix = "" }: Props) {
  const t = useTranslator();
  return trackers.map(({ id, name, isArchived }) => (
    <option key={id} value={prefix + id}>
      {isArchived ? t(starSearch.measures.archived, { name }) : name}
    </option>
  ));
}
