import { useId } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import type { Preset } from "./scene/camera/presets.ts";

const presets: readonly (readonly [Preset, Text])[] = [
  ["side", sky.presets.side],
  ["tilted", sky.presets.tilted],
  ["top", sky.presets.top],
  ["reset", sky.presets.reset],
];

type Props = {
  /** View in which the sky is now. */
  active: Preset | null;
  onSelect: (preset: Preset) => void;
  /** Side by side, for a place with more width than height. */
  isWide?: boolean;
};

export function PresetViews({ active, onSelect, isWide = false }: Props) {
  const t = useTranslator();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={cn("text-quiet text-small", !isWide && "px-4")}>
        {t(sky.presets.title)}
      </h2>
      <div className={isWide ? "mt-1 grid grid-cols-2 gap-2 sm:grid-cols-4" : "flex flex-col"}>
        {presets.map(([preset, name]) => (
          <Button
            key={preset}
            variant={isWide ? "plain" : "quiet"}
            className={isWide ? "px-1! text-small" : "justify-start!"}
            aria-pressed={preset === active}
            onClick={() => onSelect(preset)}
          >
            {t(name)}
          </Button>
        ))}
      </div>
    </section>
  );
}
