import { useId } from "react";
import { Button } from "../ui/Button.tsx";
import type { Preset } from "./scene/sky-terms.ts";

const presets: readonly (readonly [Preset, string])[] = [
  ["side", "Sideview"],
  ["tilted", "Tilted View"],
  ["reset", "Reset View"],
];

export function PresetViews({ onLook }: { onLook: (preset: Preset) => void }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h2 id={id} className="px-1 text-quiet text-small">
        Preset Views
      </h2>
      {presets.map(([preset, name]) => (
        <Button key={preset} variant="quiet" className="justify-start px-3" onClick={() => onLook(preset)}>
          {name}
        </Button>
      ))}
    </section>
  );
}
