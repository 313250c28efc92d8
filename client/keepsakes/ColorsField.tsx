import type { ColorScheme } from "../sky/scene/model/themes.ts";
import { OneOf } from "../ui/OneOf.tsx";

const options = [
  ["dark", "Night"],
  ["light", "Paper"],
] as const;

type Props = { value: ColorScheme; onValueChange: (scheme: ColorScheme) => void };

/** Both themes of the sky, whichever the page has. */
export const ColorsField = (props: Props) => <OneOf legend="Colours" options={options} {...props} />;
