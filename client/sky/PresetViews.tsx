import { useId } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { useLayout } from "./layouts/use-layout.ts";
import type { Preset } from "./scene/camera/presets.ts";
import { useSky, useSkyState } from "./sky-store.tsx";

const presets: readonly (readonly [Preset, Text])[] = [
  ["side", sky.presets.side],
  ["tilted", sky.presets.tilted],
  ["top", sky.presets.top],
  ["reset", sky.presets.reset],
];

type Props = {
  onChosen?: () => void;
  /** Side by side, for a place with more width than height. */
  isWide?: boolean;
};

export function PresetViews({ onChosen, isWide = false }: Props) {
  const t = useTranslator();
  const { look } = useSky();
  const active = useSkyState((state) => state.preset);
  const { layout } = useLayout();
  const id = useId();
  // A flat layout is seen from the front alone.
  const offered = layout === "sky" ? presets : presets.filter(([preset]) => preset === "reset");
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={cn("text-quiet text-small", !isWide && "px-4")}>
        {t(sky.presets.title)}
      </h2>
      <div className={isWide ? "mt-1 grid grid-cols-2 gap-2 sm:grid-cols-4" : "flex flex-col"}>
        {offered.map(([preset, name]) => (
          <Button
            key={preset}
            variant={isWide ? "plain" : "quiet"}
            className={isWide ? "px-1! text-small" : "justify-start!"}
            aria-pressed={preset === active}
            onClick={() => {
              look(preset);
              onChosen?.();
            }}
          >
            {t(name)}
          </Button>
        ))}
      </div>
    </section>
  );
}
