import { BookOpen } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { starsIn } from "../../constellations/constellation-text.ts";
import { replaceConstellation } from "../../constellations/constellation-url.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { outboxCode } from "../../outbox/use-delivery.ts";
import { showToast } from "../../ui/toasts.ts";
import { ShownInSky, useEmphasis, useFound } from "../ShownInSky.tsx";
import type { Emphasis } from "../scene/renderer.ts";

/** The constellation with the id that the URL names stands out, the view moves to it, and a bar says its name. */
export function ShownConstellation({ id }: { id: string }) {
  const t = useTranslator();
  const { user, entries, constellations } = useOwnUniverse();
  const clear = useClear();
  const constellation = constellations.find((one) => one.id === id) ?? null;
  const stars = useStarsOf(constellation, entries);
  useUnknown(user.id, id, { constellation, clear });
  const emphasis = useMemo(() => emphasisOf(stars), [stars]);
  useFound(
    useMemo(() => emphasis && entries.filter((entry) => emphasis.ids.has(entry.id)), [emphasis, entries]),
  );
  useEmphasis(emphasis);
  if (!constellation) return null;
  return (
    <ShownInSky
      link={{ icon: BookOpen, href: "/journal?view=constellations", text: t(sky.constellation.inJournal) }}
      onShowAll={clear}
    >
      <bdi className="truncate font-medium">{constellation.name}</bdi>
      <span aria-hidden="true" className="max-sm:hidden">
        ·
      </span>
      <span className="shrink-0 max-sm:sr-only">
        {stars.length === 0 ? t(sky.constellation.noStars) : t(common.stars, { count: stars.length })}
      </span>
    </ShownInSky>
  );
}

/** The emphasis of a constellation: its view holds all of these stars, which a line joins. */
function emphasisOf(stars: readonly MoodEntry[]): Emphasis | null {
  if (stars.length === 0) return null;
  const order = stars.map((star) => star.id);
  return { ids: new Set(order), order, isConnected: true, isFramed: true };
}

/** The identical list while the stars are the same. */
function useStarsOf(constellation: Constellation | null, entries: readonly MoodEntry[]) {
  const latest = useRef<readonly MoodEntry[]>([]);
  return useMemo(() => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const stars = constellation ? starsIn(constellation, byId) : [];
    const isSame =
      stars.length === latest.current.length && stars.every((star, at) => star === latest.current[at]);
    if (!isSame) latest.current = stars;
    return latest.current;
  }, [constellation, entries]);
}

function useClear() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return useCallback(() => {
    const query = replaceConstellation(search, null);
    navigate(query ? `${path}?${query}` : path, { replace: true });
  }, [search, path, navigate]);
}

/** A constellation that is unknown may wait in the outbox, whose code comes after the first view. */
function useUnknown(
  userId: string,
  id: string,
  { constellation, clear }: { constellation: Constellation | null; clear: () => void },
) {
  const { isStale } = useOwnUniverse();
  const latest = useRef({ constellation, clear });
  useEffect(() => {
    latest.current = { constellation, clear };
  });
  const mayBeKnown = constellation !== null || isStale;
  useEffect(() => {
    if (mayBeKnown) return;
    let isCurrent = true;
    void isWaiting(userId, id).then((isThere) => {
      if (!isCurrent || isThere || latest.current.constellation) return;
      latest.current.clear();
      showToast((t) => ({
        title: t(sky.constellation.unknown.title),
        description: t(sky.constellation.unknown.description),
      }));
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, id, mayBeKnown]);
}

async function isWaiting(userId: string, id: string): Promise<boolean> {
  const outbox = await outboxCode.load().catch(() => null);
  await outbox?.read();
  return outbox?.pending(userId, "constellation").some((item) => item.id === id) ?? false;
}
