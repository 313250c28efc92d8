import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { OneOf } from "../../ui/OneOf.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { ColorsField } from "../ColorsField.tsx";
import type { Portrait } from "../drawing/portrait.ts";
import { nameOfSize, posterSizes, sizeText } from "./poster-sizes.ts";
import type { PosterChoices } from "./use-poster-choices.ts";

type Props = {
  choices: PosterChoices;
  portrait: Portrait;
  onChange: (change: Partial<PosterChoices>) => void;
};

export function PosterForm({ choices, portrait, onChange }: Props) {
  const t = useTranslator();
  const { size, shape, scheme, framing, hasName, hasDates, hasLegend, hasLabels } = choices;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <OneOf
          legend={t(keepsakes.poster.size)}
          options={posterSizes.map((one) => [one, nameOfSize(t, one)] as const)}
          value={size}
          onValueChange={(size) => onChange({ size })}
        />
        <p className="pt-1 text-quiet text-small tabular-nums">{sizeText(t, size, shape)}</p>
      </div>
      <OneOf
        legend={t(keepsakes.shape.title)}
        options={[
          ["portrait", t(keepsakes.shape.portrait)],
          ["landscape", t(keepsakes.shape.landscape)],
        ]}
        value={shape}
        onValueChange={(shape) => onChange({ shape })}
      />
      <ColorsField value={scheme} onValueChange={(scheme) => onChange({ scheme })} />
      {!portrait.isWhole && (
        <OneOf
          legend={t(keepsakes.poster.stars)}
          options={[
            ["view", t(keepsakes.poster.inView)],
            ["all", t(keepsakes.poster.all)],
          ]}
          value={framing}
          onValueChange={(framing) => onChange({ framing })}
        />
      )}
      <div>
        <Switch
          label={t(keepsakes.name)}
          checked={hasName}
          onCheckedChange={(hasName) => onChange({ hasName })}
        />
        <Switch
          label={t(keepsakes.dates)}
          checked={hasDates}
          onCheckedChange={(hasDates) => onChange({ hasDates })}
        />
        <Switch
          label={t(keepsakes.legend)}
          checked={hasLegend}
          onCheckedChange={(hasLegend) => onChange({ hasLegend })}
        />
        <Switch
          label={t(keepsakes.poster.names)}
          hint={ownWordsIn(t, portrait)}
          checked={hasLabels}
          onCheckedChange={(hasLabels) => onChange({ hasLabels })}
        />
      </div>
    </div>
  );
}

/** Which of the names are words that the person wrote. */
function ownWordsIn(t: Translator, { layoutId, constellations }: Portrait): string | null {
  if (layoutId === "moons") return t(keepsakes.poster.namesOfTags);
  return constellations.length > 0 ? t(keepsakes.poster.namesOfConstellations) : null;
}
