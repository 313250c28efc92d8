import { ChevronDown, CloudUpload, Pencil, Telescope, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "wouter";
import { linkToAsked } from "#domain/comparison/address.ts";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import { type Constellation, minStarsOfConstellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { datesText } from "../../constellations/constellation-text.ts";
import { linkToConstellation } from "../../constellations/constellation-url.ts";
import { FigurePicture } from "../../constellations/FigurePicture.tsx";
import { useTranslator } from "../../languages/language.ts";
import { useWithWords } from "../../sealed/locked-words.ts";
import { CompareIcon } from "../../stars/CompareIcon.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";
import { ConstellationStars } from "./ConstellationStars.tsx";
import { RenameForm } from "./RenameForm.tsx";
import type { ConstellationBoard } from "./use-constellation-board.ts";

type Props = {
  constellation: Constellation;
  /** Members that are in the sky. */
  stars: readonly MoodEntry[];
  isWaiting: boolean;
  isOpen: boolean;
  onToggle: () => void;
  board: ConstellationBoard;
};

/** A constellation with its picture; pressing it shows its stars and what can be done with it. */
export function ConstellationRow({ constellation, stars, isWaiting, isOpen, onToggle, board }: Props) {
  const t = useTranslator();
  const id = useId();
  const withWords = useWithWords();
  const [isRenaming, setRenaming] = useState(false);
  const hasEnough = stars.length >= minStarsOfConstellation;
  if (isRenaming && hasEnough)
    return (
      <RenameForm
        constellation={constellation}
        onSave={(name) => {
          setRenaming(false);
          board.rename(constellation, name);
        }}
        onCancel={() => {
          setRenaming(false);
          board.focusRow(constellation.id);
        }}
      />
    );
  return (
    <>
      <button
        type="button"
        data-constellation={constellation.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex w-full scroll-my-24 items-center gap-3 px-3 py-2.5 text-start transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2 sm:px-4"
      >
        <FigurePicture stars={stars} className="w-16" />
        <span className="flex min-w-0 grow flex-col">
          <bdi className="font-medium wrap-anywhere parent-aligned">{constellation.name}</bdi>
          <span className="text-quiet text-small tabular-nums">
            {stars.length === 0
              ? t(journalMore.constellations.noStar)
              : t(journalMore.constellations.starsAndDates, {
                  count: stars.length,
                  dates: datesText(t, stars),
                })}
          </span>
        </span>
        {isWaiting && <WaitingMark />}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 shrink-0 text-dim transition-transform duration-150", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <div id={id} className="flex animate-fade flex-col gap-1 px-1 pb-2 sm:px-2">
          {!hasEnough && <TooFew stars={stars.length} />}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
          <div
            role="group"
            aria-label={t(journalMore.actionsFor, { name: constellation.name })}
            className="flex flex-wrap"
          >
            {hasEnough && (
              <Button asChild variant="quiet" className={actionLook}>
                <Link href={linkToConstellation(constellation.id)}>
                  <Telescope aria-hidden="true" />
                  {t(common.showInSky)}
                </Link>
              </Button>
            )}
            {hasEnough && (
              <Button asChild variant="quiet" className={actionLook}>
                <Link href={linkToAsked({ kind: "constellation", id: constellation.id })}>
                  <CompareIcon />
                  {t(journalMore.constellations.compare)}
                </Link>
              </Button>
            )}
            {hasEnough && (
              <Button variant="quiet" className={actionLook} onClick={withWords(() => setRenaming(true))}>
                <Pencil aria-hidden="true" />
                {t(journalMore.constellations.rename)}
              </Button>
            )}
            <Button variant="quiet" className={actionLook} onClick={() => board.remove(constellation)}>
              <Trash2 aria-hidden="true" />
              {t(journalMore.constellations.remove)}
            </Button>
          </div>
          <ConstellationStars
            name={constellation.name}
            stars={stars}
            onTakeOut={
              stars.length > minStarsOfConstellation ? (star) => board.takeOut(constellation, star.id) : null
            }
          />
        </div>
      )}
    </>
  );
}

const actionLook = "justify-start gap-1.5! px-2! font-normal text-small [&_svg]:size-4.5";

/** The mark appears late, because most changes arrive within a moment. */
function WaitingMark() {
  const t = useTranslator();
  return (
    <span className="flex shrink-0 animate-late items-center gap-1.5 text-amber text-small">
      <CloudUpload aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t(journalMore.waiting)}</span>
    </span>
  );
}

function TooFew({ stars }: { stars: number }) {
  const t = useTranslator();
  const { none, one } = journalMore.constellations.tooFew;
  return <p className="px-2 pb-1 text-pretty text-quiet text-small">{t(stars === 0 ? none : one)}</p>;
}
