import { X } from "lucide-react";
import { Link } from "wouter";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { formatDateTime, starName } from "../../stars/star-text.ts";
import { Button } from "../../ui/Button.tsx";

type Props = {
  name: string;
  stars: readonly MoodEntry[];
  /** Takes a star out; null where the constellation needs all of them. */
  onTakeOut: ((star: MoodEntry) => void) | null;
};

/** The stars of a constellation in the order of its line. */
export function ConstellationStars({ name, stars, onTakeOut }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  return (
    <ol aria-label={t(journalMore.constellations.starsOf, { name })} className="flex flex-col empty:hidden">
      {stars.map((star) => (
        <li key={star.id} className="flex items-center gap-1">
          <Link
            href={`/?star=${star.id}`}
            className="flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-control px-2 transition-colors duration-150 hover:bg-raised"
          >
            <EmotionGlyph emotion={star.emotion} />
            <span className="flex min-w-0 grow flex-col py-1 sm:flex-row sm:items-baseline sm:gap-3">
              <span className="grow wrap-anywhere">{starName(t, feelings, star)}</span>
              <span className="shrink-0 text-quiet text-small tabular-nums">{formatDateTime(t, star)}</span>
            </span>
          </Link>
          {onTakeOut && (
            <Button
              variant="quiet"
              shape="icon"
              className="text-dim"
              tip={t(journalMore.constellations.takeOut)}
              aria-label={t(journalMore.constellations.takeOutNamed, {
                star: starName(t, feelings, star),
                time: formatDateTime(t, star),
              })}
              onClick={() => onTakeOut(star)}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
