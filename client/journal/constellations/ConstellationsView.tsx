import { Sparkles } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { starsIn } from "../../constellations/constellation-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { useUniverse } from "../../outbox/use-universe.ts";
import { Button } from "../../ui/Button.tsx";
import { ConstellationRow } from "./ConstellationRow.tsx";
import { useConstellationBoard } from "./use-constellation-board.ts";

type Props = {
  userId: string;
  constellations: readonly Constellation[];
  /** All stars, also those that wait. */
  entries: readonly MoodEntry[];
};

/** The stars that the person has named, the latest first, with everything that can be done with them. */
export function ConstellationsView({ userId, constellations, entries }: Props) {
  const t = useTranslator();
  const named = useNamedStars(constellations, entries);
  const { waiting } = useUniverse(userId);
  const board = useConstellationBoard(userId);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div ref={board.container} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {board.status}
      </p>
      {named.length === 0 ? (
        <WhatConstellationsAre hasStars={entries.length > 1} />
      ) : (
        <ul
          aria-label={t(journalMore.constellations.list)}
          className="divide-y divide-line overflow-hidden rounded-control border border-line bg-panel"
        >
          {named.map(({ constellation, stars }) => (
            <li
              key={constellation.id}
              className="[contain-intrinsic-height:auto_4.5rem] [content-visibility:auto]"
            >
              <ConstellationRow
                constellation={constellation}
                stars={stars}
                isWaiting={waiting.has(constellation.id)}
                isOpen={openId === constellation.id}
                onToggle={() => setOpenId(openId === constellation.id ? null : constellation.id)}
                board={board}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Constellations with the latest stars come first, and those without stars last. */
function useNamedStars(constellations: readonly Constellation[], entries: readonly MoodEntry[]) {
  return useMemo(() => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const latestOf = (stars: readonly MoodEntry[]) =>
      Math.max(...stars.map(({ timestamp }) => Date.parse(timestamp)));
    return constellations
      .map((constellation) => ({ constellation, stars: starsIn(constellation, byId) }))
      .map((one) => ({ ...one, latest: latestOf(one.stars) }))
      .sort((one, other) => compare(other.latest, one.latest));
  }, [constellations, entries]);
}

/** Compares infinite numbers too, whose difference would be NaN. */
const compare = (one: number, other: number) => (one < other ? -1 : one > other ? 1 : 0);

function WhatConstellationsAre({ hasStars }: { hasStars: boolean }) {
  const t = useTranslator();
  return (
    <div data-constellation-fallback="" tabIndex={-1} className="max-w-[60ch] pt-2 outline-none">
      <h2 className="font-display text-lead">{t(journalMore.constellations.none.title)}</h2>
      <p className="mt-1 text-pretty text-quiet">
        {t(hasStars ? journalMore.constellations.none.text : journalMore.constellations.none.tooFewStars)}
      </p>
      <Button asChild className="mt-4">
        <Link href="/">
          <Sparkles aria-hidden="true" />
          {t(journalMore.constellations.none.goToSky)}
        </Link>
      </Button>
    </div>
  );
}
