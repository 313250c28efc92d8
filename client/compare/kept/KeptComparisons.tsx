import { CloudUpload, Pencil, Trash2 } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { Link, useSearch } from "wouter";
import { readComparison, writeComparison } from "#domain/comparison/comparison-url.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { comparePath } from "#domain/pages/paths.ts";
import type { KeptComparison } from "#domain/records/comparison/comparison.ts";
import { useTranslator } from "../../languages/language.ts";
import { useUniverse } from "../../outbox/use-universe.ts";
import { useWithWords } from "../../sealed/locked-words.ts";
import { sideNames } from "../../search/side-names.ts";
import { SideMark } from "../../stars/SideMark.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Known } from "../side-text.ts";
import { KeepDialog } from "./KeepButton.tsx";
import type { KeptBoard } from "./use-kept-board.ts";

type Props = { userId: string; board: KeptBoard; known: Known };

/** The comparisons that the person keeps, by name: opening, renaming and removing them. */
export function KeptComparisons({ userId, board, known }: Props) {
  const t = useTranslator();
  const id = useId();
  const withWords = useWithWords();
  const { waiting } = useUniverse(userId);
  const [renamed, setRenamed] = useState<KeptComparison | null>(null);
  const close = useCallback(() => setRenamed(null), []);
  return (
    <>
      <p role="status" className="sr-only">
        {board.status}
      </p>
      {board.kept.length > 0 && (
        <section aria-labelledby={id} className="surface flex min-w-0 flex-col gap-2 p-4 sm:p-6">
          <h2 id={id} className="font-display text-lead">
            {t(compare.kept.title)}
          </h2>
          <ul className="-mx-2 divide-y divide-line">
            {board.kept.map((kept) => (
              <li key={kept.id} className="flex items-center gap-1 py-1">
                {kept.sealed ? (
                  <SealedLink kept={kept} onOpen={withWords(() => {})} />
                ) : (
                  <KeptLink kept={kept} known={known} isWaiting={waiting.has(kept.id)} />
                )}
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
                <div
                  role="group"
                  aria-label={t(compare.kept.actionsFor, { name: kept.name })}
                  className="flex shrink-0"
                >
                  <Button
                    variant="quiet"
                    shape="icon"
                    tip={t(compare.kept.rename)}
                    aria-haspopup="dialog"
                    onClick={withWords(() => setRenamed(kept))}
                  >
                    <Pencil aria-hidden="true" className="size-4.5!" />
                  </Button>
                  <Button
                    variant="quiet"
                    shape="icon"
                    tip={t(compare.kept.remove)}
                    onClick={() => board.remove(kept)}
                  >
                    <Trash2 aria-hidden="true" className="size-4.5!" />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <KeepDialog
        open={renamed !== null}
        onClose={close}
        name={renamed?.name ?? ""}
        isKept
        isFull={false}
        onSave={(name) => {
          if (renamed) board.rename(renamed, name);
          close();
        }}
      />
    </>
  );
}

/** The query is sealed with the name. */
const SealedLink = ({ kept, onOpen }: { kept: KeptComparison; onOpen: () => void }) => (
  <button
    type="button"
    data-comparison={kept.id}
    onClick={onOpen}
    className="flex min-h-11 min-w-0 grow scroll-my-24 items-center rounded-control px-2 py-1.5 text-start font-medium transition-colors duration-150 hover:bg-raised"
  >
    {kept.name}
  </button>
);

type LinkProps = { kept: KeptComparison; known: Known; isWaiting: boolean };

function KeptLink({ kept: { id, name, query }, known, isWaiting }: LinkProps) {
  const t = useTranslator();
  const search = useSearch();
  const comparison = readComparison(known.feelings, query);
  const address = comparison ? writeComparison(comparison) : query;
  const sides = comparison && sideNames(t, comparison, known);
  return (
    <Link
      href={`${comparePath}?${address}`}
      data-comparison={id}
      aria-current={search === address ? "page" : undefined}
      className="flex min-h-11 min-w-0 grow scroll-my-24 flex-col justify-center rounded-control px-2 py-1.5 transition-colors duration-150 hover:bg-raised"
    >
      <span className="flex items-center gap-2">
        <bdi className="font-medium wrap-anywhere parent-aligned">{name}</bdi>
        {isWaiting && (
          // The mark appears late, because most changes arrive within a moment.
          <span className="flex shrink-0 animate-late items-center gap-1.5 text-amber text-small">
            <CloudUpload aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t(compare.kept.waiting)}</span>
          </span>
        )}
      </span>
      {sides && (
        <span className="flex flex-wrap gap-x-3 text-quiet text-small">
          {(["first", "second"] as const).map((side) => (
            <span key={side} className="flex min-w-0 items-center gap-1.5">
              <SideMark side={side} className="size-2.5" />
              <span className="min-w-0 wrap-anywhere">{sides[side]}</span>
            </span>
          ))}
        </span>
      )}
    </Link>
  );
}
