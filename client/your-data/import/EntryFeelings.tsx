import { useEffect, useState } from "react";
import type { Mapping } from "#domain/formats/import/read-journal.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { FeelingButton } from "./FeelingButton.tsx";
import type { ImportFlow } from "./import-flow.ts";
import type { Excerpt } from "./messages.ts";

const perPage = 20;

type Props = { flow: ImportFlow; mapping: Mapping; entries: number };

/** The feeling of entries whose source has none: one for all, and another for some if the person likes. */
export function EntryFeelings({ flow, mapping, entries }: Props) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t(imports.moods.without)} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-60">{t(imports.moods.withoutText, { count: entries })}</p>
        <FeelingButton
          name={t(imports.moods.without)}
          value={mapping.withoutMood}
          onChange={(answer) => flow.changeMapping({ withoutMood: answer === "leave-out" ? null : answer })}
        />
      </div>
      {isOpen ? (
        <StarByStar {...{ flow, mapping, entries }} />
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {t(imports.moods.starByStar)}
        </Button>
      )}
    </section>
  );
}

function StarByStar({ flow, mapping, entries }: Props) {
  const t = useTranslator();
  const [from, setFrom] = useState(0);
  const excerpts = useExcerpts(flow, from);
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {excerpts.map(({ key, when, text }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-1.5">
            <div className="min-w-0 grow basis-48">
              <p className="text-quiet text-small tabular-nums">{when}</p>
              <p className="truncate">{text}</p>
            </div>
            <FeelingButton
              name={when}
              value={mapping.entries.get(key) ?? mapping.withoutMood}
              onChange={(answer) =>
                answer !== null && flow.changeMapping({ entries: new Map(mapping.entries).set(key, answer) })
              }
            />
          </li>
        ))}
      </ul>
      {entries > perPage && (
        <div className="flex items-center justify-between gap-2">
          <Button disabled={from === 0} onClick={() => setFrom(from - perPage)}>
            {t(imports.previous)}
          </Button>
          <span role="status" className="text-quiet text-small tabular-nums">
            {t(imports.page, { from: from + 1, to: Math.min(entries, from + perPage), all: entries })}
          </span>
          <Button disabled={from + perPage >= entries} onClick={() => setFrom(from + perPage)}>
            {t(imports.next)}
          </Button>
        </div>
      )}
    </>
  );
}

function useExcerpts(flow: ImportFlow, from: number): readonly Excerpt[] {
  const [excerpts, setExcerpts] = useState<readonly Excerpt[]>([]);
  useEffect(() => {
    let isOver = false;
    flow.ask("excerpts", { from, count: perPage }).then(
      (page) => !isOver && setExcerpts(page),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [flow, from]);
  return excerpts;
}
