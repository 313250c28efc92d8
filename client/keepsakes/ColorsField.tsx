import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import { useTranslator } from "../languages/language.ts";
import type { ColorScheme } from "../sky/scene/model/themes.ts";
import { OneOf } from "../ui/OneOf.tsx";

const options = [
  ["dark", keepsakes.colours.night],
  ["light", keepsakes.colours.paper],
] as const;

type Props = { value: ColorScheme; onValueChange: (scheme: ColorScheme) => void };

/** Both themes of the sky, whichever the page has. */
export const ColorsField = (props: Props) => {
  const t = useTranslator();
  return (
    <OneOf
      legend={t(keepsakes.colours.title)}
      options={options.map(([scheme, text]) => [scheme, t(text)] as const)}
      {...props}
    />
  );
};
