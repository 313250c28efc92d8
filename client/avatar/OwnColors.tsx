import type { AvatarColors } from "#domain/avatar.ts";
import { panels } from "#domain/languages/en/panels.ts";
import { useTranslator } from "../languages/language.ts";

type Props = { colors: AvatarColors; onColorsChange: (colors: AvatarColors) => void };

/** Chooses a pair of colours that is not a preset. */
export function OwnColors({ colors: [one, other], onColorsChange }: Props) {
  const t = useTranslator();
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="mb-1.5 font-medium">{t(panels.avatar.ownPair)}</legend>
      <ColorField
        label={t(panels.avatar.firstColor)}
        value={one}
        onValueChange={(color) => onColorsChange([color, other])}
      />
      <ColorField
        label={t(panels.avatar.secondColor)}
        value={other}
        onValueChange={(color) => onColorsChange([one, color])}
      />
    </fieldset>
  );
}

type FieldProps = { label: string; value: string; onValueChange: (color: string) => void };

const round =
  "rounded-full [&::-moz-color-swatch]:rounded-full [&::-moz-color-swatch]:border-edge [&::-webkit-color-swatch]:rounded-full [&::-webkit-color-swatch]:border-edge [&::-webkit-color-swatch-wrapper]:p-0";

/** A native colour input, which requires its value in lower case. */
const ColorField = ({ label, value, onValueChange }: FieldProps) => (
  <label className="flex min-h-11 grow cursor-pointer items-center gap-3 rounded-control border border-line bg-raised px-3 hover:border-edge">
    <input
      type="color"
      value={value.toLowerCase()}
      onChange={(event) => onValueChange(event.target.value)}
      className={`size-7 shrink-0 cursor-pointer appearance-none bg-transparent ${round}`}
    />
    {label}
  </label>
);
