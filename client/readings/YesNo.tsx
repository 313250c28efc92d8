import { useId } from "react";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import { useTranslator } from "../languages/language.ts";
import type { InputProps } from "./input-props.ts";
import { takingBack } from "./take-back.ts";

const answers = [
  [1, readingTexts.yes],
  [0, readingTexts.no],
] as const;

/** Two words, of which one can be chosen, and taken back by pressing it again. */
export function YesNo({ tracker, value, onChange }: InputProps) {
  const t = useTranslator();
  const name = useId();
  return (
    <fieldset className="flex gap-1.5">
      <legend className="sr-only">{tracker.name}</legend>
      {answers.map(([one, word]) => (
        <label
          key={one}
          className="relative grid min-h-11 min-w-16 place-items-center rounded-control border border-edge px-3 transition-colors duration-150 hover:border-ink has-checked:border-transparent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={one === value}
            onChange={() => onChange(one)}
            {...takingBack(one === value, () => onChange(null))}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
          />
          {t(word)}
        </label>
      ))}
    </fieldset>
  );
}
