import { useDeferredValue } from "react";
import type { User } from "#domain/accounts/user.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { SearchBar } from "../search/SearchBar.tsx";
import { useFilter } from "../search/use-filter.ts";
import { useResults } from "../search/use-results.ts";
import { useJournalIndex, useMeasuredIndex } from "../stars/use-journal-index.ts";
import { Switch } from "../ui/Switch.tsx";
import { ExportFormats } from "./ExportFormats.tsx";
import { useNotesChoice } from "./use-notes-choice.ts";

const none: readonly MoodEntry[] = [];

/** Chooses stars, and saves them as a file or opens them as a report. */
export function ExportPanel({ user, universe }: { user: User; universe: Universe }) {
  const t = useTranslator();
  const { entries } = useUniverse(user.id);
  const { filter, isEmpty, setFilter } = useFilter(universe.tags);
  // Indexing takes long, and only a filter needs it.
  const index = useMeasuredIndex(useJournalIndex(isEmpty ? none : entries), universe);
  const results = useResults(index, useDeferredValue(filter));
  const [withNotes, setWithNotes] = useNotesChoice();
  const count = isEmpty ? entries.length : results.stars.length;
  const readStars = () => (isEmpty ? entries : results.stars.map(({ entry }) => entry));
  return (
    <>
      {entries.length > 0 && (
        <div className="flex flex-col gap-4">
          <SearchBar
            {...{ index, filter, count, total: entries.length, tags: universe.tags }}
            onFilterChange={setFilter}
          />
          <Switch
            label={t(yourData.withNotes)}
            hint={t(yourData.withNotesHint)}
            checked={withNotes}
            onCheckedChange={setWithNotes}
          />
        </div>
      )}
      <ExportFormats {...{ user, universe, withNotes, count, readStars, isFiltered: !isEmpty }} />
    </>
  );
}
