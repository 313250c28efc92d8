import { OneOf } from "../../ui/OneOf.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { ColorsField } from "../ColorsField.tsx";
import type { Portrait } from "../drawing/portrait.ts";
import { posterFormats, posterSizes, sizeText } from "./poster-sizes.ts";
import type { PosterChoices } from "./use-poster-choices.ts";

type Props = {
  choices: PosterChoices;
  portrait: Portrait;
  onChange: (change: Partial<PosterChoices>) => void;
};

const sizes = posterSizes.map((size) => [size, posterFormats[size].name] as const);

export function PosterForm({ choices, portrait, onChange }: Props) {
  const { size, shape, scheme, framing, hasName, hasDates, hasLegend, hasLabels } = choices;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <OneOf legend="Size" options={sizes} value={size} onValueChange={(size) => onChange({ size })} />
        <p className="pt-1 text-quiet text-small tabular-nums">{sizeText(size, shape)}</p>
      </div>
      <OneOf
        legend="Shape"
        options={[
          ["portrait", "Portrait"],
          ["landscape", "Landscape"],
        ]}
        value={shape}
        onValueChange={(shape) => onChange({ shape })}
      />
      <ColorsField value={scheme} onValueChange={(scheme) => onChange({ scheme })} />
      {!portrait.isWhole && (
        <OneOf
          legend="Stars"
          options={[
            ["view", "As in view"],
            ["all", "All of them"],
          ]}
          value={framing}
          onValueChange={(framing) => onChange({ framing })}
        />
      )}
      <div>
        <Switch label="Name" checked={hasName} onCheckedChange={(hasName) => onChange({ hasName })} />
        <Switch label="Dates" checked={hasDates} onCheckedChange={(hasDates) => onChange({ hasDates })} />
        <Switch
          label="Legend of feelings"
          checked={hasLegend}
          onCheckedChange={(hasLegend) => onChange({ hasLegend })}
        />
        <Switch
          label="Names in the sky"
          hint={ownWordsIn(portrait)}
          checked={hasLabels}
          onCheckedChange={(hasLabels) => onChange({ hasLabels })}
        />
      </div>
    </div>
  );
}

/** Which of the names are words that the person wrote. */
function ownWordsIn({ layoutId, constellations }: Portrait): string | null {
  if (layoutId === "moons") return "Here these are the names of your tags.";
  return constellations.length > 0 ? "Also the names of your constellations." : null;
}
