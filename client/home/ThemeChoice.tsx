import { useId } from "react";
import { type ThemeChoice as Choice, chooseTheme, useTheme } from "../theme/theme.ts";

const choices: readonly (readonly [Choice, string])[] = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["system", "System"],
];

/** Native radio buttons under their labels, for arrow keys and screen readers. */
export function ThemeChoice() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1 text-quiet text-small md:px-4">Theme</legend>
      <div className="grid grid-cols-3 rounded-control bg-raised p-0.5">
        {choices.map(([choice, word]) => (
          <label
            key={choice}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-[0.6rem] border border-transparent text-quiet text-small transition-colors duration-150 hover:text-ink has-checked:border-line has-checked:bg-solid has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
