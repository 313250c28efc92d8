import { useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { trackerPage } from "#domain/languages/en/tracker-page.ts";
import type { Reading } from "#domain/records/reading/reading.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../../languages/language.ts";
import { itemIdOf } from "../../outbox/item-id.ts";
import { useUniverse } from "../../outbox/use-universe.ts";
import { Button } from "../../ui/Button.tsx";
import { ReadingRow } from "./ReadingRow.tsx";

const firstShown = 14;
const shownNext = 60;

/** `readings` are the earliest first. */
type Props = { user: User; tracker: Tracker; readings: readonly Reading[] };

/** The readings, the latest first, to correct and to remove. */
export function ReadingList({ user, tracker, readings }: Props) {
  const t = useTranslator();
  const { waiting } = useUniverse(user.id);
  const [most, setMost] = useState(firstShown);
  const [edited, setEdited] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = readings.slice(-most).reverse();
  const left = readings.length - shown.length;
  const showMore = () => {
    setMost(most + shownNext);
    // The focus goes on where the reader was.
    list.current?.querySelector<HTMLElement>("li:last-child button")?.focus();
  };
  return (
    <section aria-labelledby="readings-title" className="flex flex-col gap-2">
      <h2 id="readings-title" className="font-display text-title">
        {t(trackerPage.readings.title)}
      </h2>
      <ul ref={list} className="divide-y divide-line rounded-control border border-line bg-panel">
        {shown.map((reading) => (
          <li key={reading.id}>
            <ReadingRow
              {...{ user, tracker, reading }}
              isWaiting={waiting.has(itemIdOf(reading.id))}
              isEdited={edited === reading.id}
              onEdit={(isEdited) => setEdited(isEdited ? reading.id : null)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" className="-ms-4 self-start" onClick={showMore}>
          {t(trackerPage.readings.more, { count: Math.min(left, shownNext) })}
        </Button>
      )}
    </section>
  );
}
