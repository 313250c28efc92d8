import { home } from "#domain/languages/en/home.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { type ThemeChoice as Choice, chooseTheme, useTheme } from "../theme/theme.ts";
import { OneOf } from "../ui/OneOf.tsx";

const choices: readonly (readonly [Choice, Text])[] = [
  ["light", home.theme.light],
  ["dark", home.theme.dark],
  ["system", home.theme.system],
];

export const ThemeChoice = () => {
  const t = useTranslator();
  return (
    <OneOf
      legend={t(home.theme.legend)}
      legendClassName="pb-1 text-quiet text-small"
      options={choices.map(([choice, word]) => [choice, t(word)] as const)}
      value={useTheme()}
      onValueChange={chooseTheme}
    />
  );
};
