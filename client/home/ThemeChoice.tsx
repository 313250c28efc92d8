import { type ThemeChoice as Choice, chooseTheme, useTheme } from "../theme/theme.ts";
import { OneOf } from "../ui/OneOf.tsx";

const choices: readonly (readonly [Choice, string])[] = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["system", "System"],
];

export const ThemeChoice = () => (
  <OneOf
    legend="Theme"
    legendClassName="pb-1 text-quiet text-small lg:px-4"
    options={choices}
    value={useTheme()}
    onValueChange={chooseTheme}
  />
);
