import { useState } from "react";
import type * as z from "zod/mini";
import { type importSchema, undoableForMs } from "#domain/imports.ts";
import { mediumDate } from "#domain/languages/dates.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOpened } from "../../sealed/use-opened.ts";
import { serverClock } from "../../time/server-clock.ts";
import { Button } from "../../ui/Button.tsx";
import { withMeasured } from "./counts-text.ts";
import { useImports, useRemoveImport } from "./imports-query.ts";
import { sourceName } from "./source-text.ts";
import { UndoDialog } from "./UndoDialog.tsx";

type Import = z.output<typeof importSchema>;

/** More of them are shown when the person asks. */
const firstShown = 5;

/** The imports of the universe with what became of them, the latest first. `ownId` is the one that this page shows itself. */
export function EarlierImports({ userId, ownId }: { userId: string; ownId: string | null }) {
  const t = useTranslator();
  const data = useOpened(userId, "import", useImports(userId).data, "fileName");
  const [areAllShown, showAll] = useState(false);
  const earlier = (data ?? []).filter(({ id }) => id !== ownId).toReversed();
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="flex flex-col gap-2">
      <h3 id="earlier-imports" className="font-medium">
        {t(imports.earlier.title)}
      </h3>
      <ul className="divide-y divide-line">
        {(areAllShown ? earlier : earlier.slice(0, firstShown)).map((one) => (
          <EarlierImport key={one.id} userId={userId} one={one} />
        ))}
      </ul>
      {!areAllShown && earlier.length > firstShown && (
        <Button variant="quiet" className="-ms-4 self-start" onClick={() => showAll(true)}>
          {t(imports.earlier.showAll, { count: earlier.length })}
        </Button>
      )}
    </section>
  );
}

function EarlierImport({ userId, one }: { userId: string; one: Import }) {
  const t = useTranslator();
  const file = one.fileName;
  const [isUndoing, setUndoing] = useState(false);
  const remove = useRemoveImport(userId);
  const state = stateOf(one, serverClock.at(Date.now()));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          <bdi>{file || sourceName(t, one.source)}</bdi>
        </p>
        <p className="text-quiet text-small">{stateText(t, one, state)}</p>
      </div>
      {state === "undoable" && (
        <Button aria-label={t(imports.earlier.undoNamed, { file })} onClick={() => setUndoing(true)}>
          {t(imports.earlier.undo)}
        </Button>
      )}
      {state === "open" && (
        <Button
          aria-label={t(imports.earlier.cancelNamed, { file })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(one.id)}
        >
          {t(imports.earlier.cancel)}
        </Button>
      )}
      {isUndoing && (
        <UndoDialog
          {...{ userId, id: one.id, name: file, stars: one.added, corrected: one.corrected ?? 0 }}
          hasOther={measuredIn(one) > 0}
          onUndone={() => {}}
          onClose={() => setUndoing(false)}
        />
      )}
    </li>
  );
}

type ImportState = "open" | "undoable" | "kept" | "undone" | "cancelled";

function stateOf(one: Import, now: number): ImportState {
  const { finishedAt, undoneAt, added, corrected = 0 } = one;
  if (undoneAt !== null) return finishedAt === null ? "cancelled" : "undone";
  if (finishedAt === null) return "open";
  return added + corrected + measuredIn(one) > 0 && now - Date.parse(finishedAt) < undoableForMs
    ? "undoable"
    : "kept";
}

const measuredIn = ({ readings }: Import) => (readings ? readings.added + readings.replaced : 0);

function stateText(t: Translator, one: Import, state: ImportState): string {
  const { added: count, openedAt, finishedAt, undoneAt } = one;
  const source = sourceName(t, one.source);
  const day = dateTimeFormat(t.locale, mediumDate);
  const params = (moment: string | null) => ({ source, date: day.format(new Date(moment ?? openedAt)) });
  switch (state) {
    case "open":
      return t(imports.earlier.open, params(openedAt));
    case "cancelled":
      return t(imports.earlier.cancelled, params(undoneAt));
    case "undone":
      return t(imports.earlier.undone, params(undoneAt));
    default: {
      const summary = t(imports.earlier.kept, { ...params(finishedAt), count });
      const { corrected = 0 } = one;
      const stars = corrected > 0 ? t(imports.changes.corrected, { summary, count: corrected }) : summary;
      return withMeasured(t, stars, { readings: measuredIn(one) });
    }
  }
}
