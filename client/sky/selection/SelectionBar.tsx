import { Camera, ImageDown, Waypoints, X } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { lazyDialog } from "../../loading/lazy-dialog.tsx";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { useWithWords } from "../../sealed/locked-words.ts";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";
import { showToast } from "../../ui/toasts.ts";
import { useSky } from "../sky-store.tsx";
import { scaleIn } from "../zoom-readout.ts";
import { snapshotOf } from "./snapshot.ts";
import { useSelection, useSelectionActions } from "./use-selection.ts";

const NameStarsDialog = lazyDialog(
  async () => (await import("../../constellations/NameStarsDialog.tsx")).NameStarsDialog,
);

/** Bar over the sky, or at the foot of the list while that is open. */
export function SelectionBar({ className }: { className: string }) {
  const t = useTranslator();
  const { entries, constellations } = useOwnUniverse();
  const { keep, overlays } = useSky();
  const { several } = useSelection();
  const { clear } = useSelectionActions();
  const stars = useMemo(() => {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return several.flatMap((id) => byId.get(id) ?? []);
  }, [entries, several]);
  const withWords = useWithWords();
  const [isNaming, setNaming] = useState(false);
  const stopNaming = useCallback(() => setNaming(false), []);
  const canCopy = stars.length > 1;
  return (
    <section
      aria-label={t(sky.several.title)}
      className={cn(
        "flex flex-wrap items-center gap-x-1 py-1 pe-1 ps-4",
        // In the narrowest windows, the names of the buttons must do without their icons, and long ones with smaller letters.
        "max-sm:justify-center max-sm:ps-1 max-sm:[&>button]:px-2! max-[27rem]:[&>button>svg]:hidden max-[27rem]:[&>button]:text-small",
        className,
      )}
    >
      <p className="whitespace-nowrap tabular-nums max-sm:basis-full max-sm:pt-1 max-sm:text-center">
        {canCopy ? t(sky.several.selected, { count: stars.length }) : t(sky.several.another)}
      </p>
      {canCopy && (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          onPointerEnter={NameStarsDialog.preload}
          onClick={withWords(() => setNaming(true))}
        >
          <Waypoints aria-hidden="true" />
          {t(sky.several.name)}
        </Button>
      )}
      {canCopy && (
        <Button variant="quiet" onClick={() => copySnapshot(stars, scaleIn(overlays.readout.current))}>
          <Camera aria-hidden="true" />
          {t(sky.several.snapshot)}
        </Button>
      )}
      {canCopy && (
        <Button variant="quiet" onClick={keep}>
          <ImageDown aria-hidden="true" />
          {t(sky.several.picture)}
        </Button>
      )}
      <Button variant="quiet" onClick={clear}>
        <X aria-hidden="true" />
        {t(sky.several.exit)}
      </Button>
      <NameStarsDialog
        open={isNaming && canCopy}
        onClose={stopNaming}
        stars={stars}
        constellations={constellations}
        onNamed={clear}
      />
    </section>
  );
}

/** If the browser refuses the clipboard, this logs a warning and changes nothing. */
async function copySnapshot(stars: readonly MoodEntry[], viewScale: number) {
  try {
    await navigator.clipboard.writeText(snapshotOf(stars, viewScale, new Date()));
    showToast((t) => ({
      title: t(sky.several.copied.title),
      description: t(sky.several.copied.description, { count: stars.length }),
    }));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this logged, and nothing else.
    console.warn("The snapshot could not be copied.", error);
  }
}
