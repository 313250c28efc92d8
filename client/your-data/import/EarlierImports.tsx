import { useState } from "react";
import type * as z from "zod/mini";
import { type importSchema, undoableForMs } from "#domain/imports.ts";
import { serverClock } from "../../time/server-clock.ts";
import { Button } from "../../ui/Button.tsx";
import { useImports, useRemoveImport } from "./imports-query.ts";
import { starsText } from "./problem-text.ts";
import { sourceNames } from "./source-text.ts";
import { UndoDialog } from "./UndoDialog.tsx";

type Import = z.output<typeof importSchema>;

/** More of them are shown when the person asks. */
const firstShown = 5;

/** The imports of the universe with what became of them, the latest first. `ownId` is the one that this page shows itself. */
export function EarlierImports({ userId, ownId }: { userId: string; ownId: string | null }) {
  const { data } = useImports(userId);
  const [areAllShown, showAll] = useState(false);
  const imports = (data ?? []).filter(({ id }) => id !== ownId).toReversed();
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="flex flex-col gap-2">
      <h3 id="earlier-imports" className="font-medium">
        Earlier imports
      </h3>
      <ul className="divide-y divide-line">
        {(areAllShown ? imports : imports.slice(0, firstShown)).map((one) => (
          <EarlierImport key={one.id} userId={userId} one={one} />
        ))}
      </ul>
      {!areAllShown && imports.length > firstShown && (
        <Button variant="quiet" className="-ml-4 self-start" onClick={() => showAll(true)}>
          Show all {imports.length}
        </Button>
      )}
    </section>
  );
}

function EarlierImport({ userId, one }: { userId: string; one: Import }) {
  const [isUndoing, setUndoing] = useState(false);
  const remove = useRemoveImport(userId);
  const state = stateOf(one, serverClock.at(Date.now()));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          <bdi>{one.fileName || sourceNames[one.source]}</bdi>
        </p>
        <p className="text-quiet text-small">{stateText(one, state)}</p>
      </div>
      {state === "undoable" && (
        <Button aria-label={`Undo the import of ${one.fileName}`} onClick={() => setUndoing(true)}>
          Undo
        </Button>
      )}
      {state === "open" && (
        <Button
          aria-label={`Cancel the import of ${one.fileName}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(one.id)}
        >
          Cancel it
        </Button>
      )}
      {isUndoing && (
        <UndoDialog
          {...{ userId, id: one.id, name: one.fileName, stars: one.added }}
          onUndone={() => {}}
          onClose={() => setUndoing(false)}
        />
      )}
    </li>
  );
}

type ImportState = "open" | "undoable" | "kept" | "undone" | "cancelled";

function stateOf({ finishedAt, undoneAt, added }: Import, now: number): ImportState {
  if (undoneAt !== null) return finishedAt === null ? "cancelled" : "undone";
  if (finishedAt === null) return "open";
  return added > 0 && now - Date.parse(finishedAt) < undoableForMs ? "undoable" : "kept";
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const dayOf = (moment: string) => dayFormat.format(new Date(moment));

function stateText({ source, added, openedAt, finishedAt, undoneAt }: Import, state: ImportState): string {
  const from = sourceNames[source];
  switch (state) {
    case "open":
      return `${from}. Begun on ${dayOf(openedAt)} and not finished; no star of it shows yet.`;
    case "cancelled":
      return `${from}. Cancelled on ${dayOf(undoneAt ?? openedAt)}.`;
    case "undone":
      return `${from}. Undone on ${dayOf(undoneAt ?? openedAt)}.`;
    default:
      return `${from}. ${starsText(added)} on ${dayOf(finishedAt ?? openedAt)}.`;
  }
}
