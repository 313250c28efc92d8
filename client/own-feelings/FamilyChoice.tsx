import { useId } from "react";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import type { FamilyId } from "#domain/emotions.ts";
import { familyName } from "#domain/feeling-name.ts";
import { headOf } from "#domain/feelings.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import { useTranslator } from "../languages/language.ts";
import { FamilyGlyph, toneOf } from "../stars/EmotionGlyph.tsx";

type Props = {
  value: FamilyId | null;
  onValueChange: (family: FamilyId) => void;
  error?: string | undefined;
};

/** Native radio buttons over their chips, for arrow keys and screen readers. */
export function FamilyChoice({ value, onValueChange, error }: Props) {
  const t = useTranslator();
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error ${name}-hint` : `${name}-hint`} className="min-w-0">
      <legend className="font-medium">{t(ownFeelings.family.title)}</legend>
      <p id={`${name}-hint`} className="pb-1.5 text-pretty text-quiet text-small">
        {t(ownFeelings.family.hint)}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.9rem,1fr))] gap-1.5">
        {familiesByPleasantness.map((family) => (
          <label
            key={family}
            style={toneOf(headOf(family))}
            className="relative flex min-h-11 items-center gap-1.5 rounded-control border border-line bg-raised px-2.5 text-small transition-colors duration-150 hover:border-edge has-checked:border-current has-checked:bg-[color-mix(in_oklab,currentColor_20%,transparent)] has-checked:tone has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              checked={family === value}
              aria-invalid={Boolean(error)}
              onChange={() => onValueChange(family)}
              className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none"
            />
            <FamilyGlyph family={family} />
            <span className="min-w-0 text-ink hyphens-auto wrap-anywhere">{familyName(t, family)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} data-form-sentence="" className="pt-1.5 text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
