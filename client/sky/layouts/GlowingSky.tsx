import { X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { binsOf, shareOf } from "#domain/trackers/bins.ts";
import { dayValuesOf } from "#domain/trackers/day-values.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { Button } from "../../ui/Button.tsx";
import { glowRings } from "../scene/model/glow-rings.ts";
import { useSky, useSkyState } from "../sky-store.tsx";
import { glowSteps } from "./glow-shares.ts";
import { useGlow } from "./glow-url.ts";
import { useLayout } from "./use-layout.ts";
import "../sky-strip.css";

/** Lets the days of the sky glow by what they measured: the rings of the sky itself, and the strips of the year. */
export function GlowingSky() {
  const store = useSky();
  const scene = useSkyState((state) => state.scene);
  const { trackers, readings } = useOwnUniverse();
  const { id, setGlow } = useGlow();
  const { layout } = useLayout();
  const tracker = trackers.find((one) => one.id === id) ?? null;
  const shares = useMemo(() => {
    if (!tracker) return null;
    const values = dayValuesOf({ readings }, tracker);
    const bins = binsOf(tracker, [...values.values()], glowSteps);
    return new Map([...values].map(([day, value]) => [day, shareOf(bins, value)]));
  }, [tracker, readings]);
  useEffect(() => {
    store.set({ shares });
    scene?.showGlow(shares && ((entries) => glowRings(entries, shares)));
    return () => {
      store.set({ shares: null });
      scene?.showGlow(null);
    };
  }, [store, scene, shares]);
  const isDrawn = layout === "sky" || layout === "year";
  return tracker && isDrawn && shares?.size ? (
    <GlowName tracker={tracker} onStop={() => setGlow(null)} />
  ) : null;
}

/** Says what the days glow by, while the panel that does so is not in view; see sky-strip.css. */
function GlowName({ tracker, onStop }: { tracker: Tracker; onStop: () => void }) {
  const t = useTranslator();
  const place = useSkyState((state) => state.barPlace);
  if (!place) return null;
  return createPortal(
    <section
      aria-label={t(readingTexts.glow.title)}
      className="glow-name surface pointer-events-auto flex max-w-full animate-fade items-center rounded-full p-1 ps-4 text-small"
    >
      <p className="min-w-0 truncate text-quiet">{t(readingTexts.glow.shown, { tracker: tracker.name })}</p>
      <Button
        variant="quiet"
        shape="icon"
        className="rounded-full"
        tip={t(readingTexts.glow.stop)}
        onClick={onStop}
      >
        <X aria-hidden="true" />
      </Button>
    </section>,
    place,
  );
}
