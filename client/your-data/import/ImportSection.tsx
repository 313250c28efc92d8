import { useLocation } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { maxStars } from "#domain/imports.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { useTranslator } from "../../languages/language.ts";
import { useLockedWords } from "../../sealed/locked-words.ts";
import { Button } from "../../ui/Button.tsx";
import { EarlierImports } from "./EarlierImports.tsx";
import { FileChooser } from "./FileChooser.tsx";
import type { FlowState } from "./flow-state.ts";
import { importPath } from "./import-path.ts";
import { ReadableFiles } from "./ReadableFiles.tsx";
import { useImportFlow } from "./use-import-flow.ts";

/** Whether another file can be chosen without losing anything. */
const isOver = ({ step }: FlowState) => ["idle", "refused", "done", "restored"].includes(step);

/** Takes the file of another journal, and leads to the import that is on its way. */
export function ImportSection({ user, universe }: { user: User; universe: Universe }) {
  const t = useTranslator();
  const { flow, state } = useImportFlow(user.id);
  const [, navigate] = useLocation();
  // What comes in is sealed on its way, and known again by the key.
  const { mustWait } = useLockedWords();
  const choose = (file: File) => {
    void flow.choose(file, universe);
    navigate(importPath);
  };
  return (
    <section aria-labelledby="import-title" className="surface flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-col gap-1">
        <h2 id="import-title" className="font-display text-title">
          {t(imports.heading)}
        </h2>
        <p className="max-w-prose text-pretty text-quiet">
          {t(imports.section.introduction, { most: maxStars })}
        </p>
      </div>
      {isOver(state) ? (
        !mustWait && <FileChooser onFile={choose} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-raised px-3 py-2">
          <p>{t(imports.section.onItsWay)}</p>
          <Button variant="primary" onClick={() => navigate(importPath)}>
            {t(imports.section.goToIt)}
          </Button>
        </div>
      )}
      <ReadableFiles />
      <EarlierImports userId={user.id} ownId={state.step === "sending" ? state.stored.id : null} />
    </section>
  );
}
