import { Download } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Problem } from "#domain/formats/import/read-journal.ts";
import { remarkText } from "#domain/formats/import/remark-text.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Text } from "#domain/languages/text.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { ImportFlow } from "./import-flow.ts";
import type { ProblemCounts, ProblemsOf } from "./messages.ts";
import { problemsText } from "./problem-text.ts";

/** What a page of the list has, however many problems there are. */
const perPage = 50;

type Props = {
  flow: ImportFlow;
  of: ProblemsOf;
  counts: ProblemCounts;
  /** Where an entry is in the file, by its number. */
  place: Text;
};

/** What cannot be read or is changed, row by row: a page of it at a time, and all of it as a file. */
export function ProblemList({ flow, of, counts, place }: Props) {
  const t = useTranslator();
  const total = counts.skipped + counts.changed;
  const [from, setFrom] = useState(0);
  const problems = useProblems(flow, of, from);
  const title = useId();
  if (total === 0) return null;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={title} className="font-medium">
          {problemsText(t, counts)}
        </h3>
        <Button
          variant="quiet"
          className="-me-2 text-small"
          onClick={() => void saveAll(flow, of, total, place)}
        >
          <Download aria-hidden="true" />
          {t(imports.problems.save)}
        </Button>
      </div>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        aria-label={problemsText(t, counts)}
        className="max-h-64 divide-y divide-line overflow-y-auto overscroll-contain rounded-control border border-line"
      >
        {problems.map(({ row, remark }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file never changes.
          <li key={from + at} className="grid grid-cols-[5.5rem_1fr] gap-2 px-3 py-2 text-small">
            <span className="text-quiet tabular-nums">
              {row > 0 ? t(place, { number: row }) : t(imports.problems.file)}
            </span>
            <span className="wrap-anywhere">{remarkText(t, remark)}</span>
          </li>
        ))}
      </ol>
      {total > perPage && <Pager {...{ from, total }} onChange={setFrom} />}
    </section>
  );
}

function Pager({ from, total, onChange }: { from: number; total: number; onChange: (from: number) => void }) {
  const t = useTranslator();
  return (
    <div className="flex items-center justify-between gap-2">
      <Button disabled={from === 0} onClick={() => onChange(from - perPage)}>
        {t(imports.previous)}
      </Button>
      <span role="status" className="text-quiet text-small tabular-nums">
        {t(imports.page, { from: from + 1, to: Math.min(total, from + perPage), all: total })}
      </span>
      <Button disabled={from + perPage >= total} onClick={() => onChange(from + perPage)}>
        {t(imports.next)}
      </Button>
    </div>
  );
}

function useProblems(flow: ImportFlow, of: ProblemsOf, from: number): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isOver = false;
    flow.ask("problems", { of, from, count: perPage }).then(
      (page) => !isOver && setProblems(page),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [flow, of, from]);
  return problems;
}

async function saveAll(flow: ImportFlow, of: ProblemsOf, total: number, place: Props["place"]) {
  const problems = await flow.ask("problems", { of, from: 0, count: total });
  const t = translator();
  const lines = problems.map(({ row, remark }) => {
    const problem = remarkText(t, remark);
    return row > 0 ? t(imports.problems.line, { place: t(place, { number: row }), problem }) : problem;
  });
  saveFile(new Blob([`${lines.join("\n")}\n`], { type: "text/plain;charset=utf-8" }), "import-problems.txt");
}
