import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { whatRuns } from "#domain/languages/en/what-runs.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { checkFiles, codeOfPage, type Findings, filesOf, type ReleaseList } from "./check-files.ts";

/** Compares the code of this page with the list, and all files at a press. */
export function FilesSection({ list }: { list: ReleaseList }) {
  const t = useTranslator();
  const [isAll, setIsAll] = useState(false);
  const [share, setShare] = useState(0);
  const checked = useQuery({
    queryKey: ["hashes of files", list.hash, isAll],
    queryFn: async ({ signal }) => {
      const { files, hasOwnCode } = await codeOfPage(signal);
      const paths = isAll ? [...new Set([...files, ...filesOf(list)])] : files;
      return { ...(await checkFiles(list, paths, { signal, onProgress: setShare })), hasOwnCode };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section aria-labelledby="files" className="surface flex flex-col gap-3 p-4 sm:p-6">
      <h2 id="files" className="font-display text-title">
        {t(whatRuns.files.title)}
      </h2>
      {checked.isPending && <ProgressBar label={t(whatRuns.files.comparing)} share={share} />}
      {checked.isError && <RetryNotice text={whatRuns.outOfReach} onRetry={() => checked.refetch()} />}
      <Found findings={checked.data} isAll={isAll} />
      {!isAll && checked.data && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            onClick={() => {
              setShare(0);
              setIsAll(true);
            }}
          >
            {t(whatRuns.files.checkAll)}
          </Button>
          <p className="text-quiet text-small">{t(whatRuns.files.checkAllHint)}</p>
        </div>
      )}
    </section>
  );
}

type Checked = Findings & { readonly hasOwnCode: boolean };

function Found({ findings, isAll }: { findings: Checked | undefined; isAll: boolean }) {
  const t = useTranslator();
  const count = findings?.same ?? 0;
  const fits = findings && isFlawless(findings);
  return (
    <>
      <div role="status" className="empty:hidden">
        {fits && (
          <p className="flex items-start gap-2 text-pretty">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {isAll ? t(whatRuns.files.all, { count }) : t(whatRuns.files.page, { count })}
          </p>
        )}
      </div>
      <Notice>
        {findings && !fits && (
          <>
            <Names of={whatRuns.files.other} names={findings.other} />
            <Names of={whatRuns.files.unlisted} names={findings.unlisted} />
            <Names of={whatRuns.files.missing} names={findings.missing} />
            {findings.hasOwnCode && <p>{t(whatRuns.files.ownCode)}</p>}
            <p className="text-ink">{t(whatRuns.files.whatToDo)}</p>
          </>
        )}
      </Notice>
    </>
  );
}

const isFlawless = ({ other, unlisted, missing, hasOwnCode }: Checked) =>
  !hasOwnCode && [other, unlisted, missing].every(({ length }) => length === 0);

function Names({ of, names }: { of: Text; names: readonly string[] }) {
  const t = useTranslator();
  if (names.length === 0) return null;
  return (
    <div>
      <p>{t(of)}</p>
      <ul dir="ltr" className="text-start font-mono text-small">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
