import { useCallback, useState } from "react";
import { useTranslator } from "../../languages/language.ts";
import { currentColorScheme } from "../../sky/scene/input/watch-preferences.ts";
import type { ColorScheme } from "../../sky/scene/model/themes.ts";
import type { Portrait } from "../drawing/portrait.ts";
import { type CaptionChoices, captionOf } from "../picture/caption-text.ts";
import type { PictureRequest } from "../picture/make-picture.ts";
import type { Sheet } from "../picture/sheet.ts";
import type { PosterSize, Shape } from "./poster-sizes.ts";

export type PosterChoices = CaptionChoices & {
  readonly size: PosterSize;
  readonly shape: Shape;
  readonly scheme: ColorScheme;
  /** All stars, or only what the page shows. */
  readonly framing: "all" | "view";
  readonly hasLabels: boolean;
};

function firstChoices({ view, layoutId, isWhole }: Portrait): PosterChoices {
  return {
    size: "a3",
    shape: view.height > view.width ? "portrait" : "landscape",
    scheme: currentColorScheme(),
    framing: isWhole ? "all" : "view",
    ...{ hasName: true, hasDates: true, hasLegend: layoutId === "sky" },
    // A calendar cannot be read without labels, and the names of tags are the person's own words.
    hasLabels: layoutId !== "sky" && layoutId !== "moons",
  };
}

/** What the person chose, and what follows from it. */
export function usePosterChoices(universeName: string, portrait: Portrait) {
  const t = useTranslator();
  const [choices, setChoices] = useState(() => firstChoices(portrait));
  const { scheme, framing, hasName, hasDates, hasLegend, hasLabels } = choices;
  const requestOf = useCallback(
    (sheet: Sheet): PictureRequest => ({
      ...{ scheme, sheet, hasNames: hasLabels },
      portrait: { ...portrait, isWhole: framing === "all" },
      caption: captionOf(t, portrait, universeName, { hasName, hasDates, hasLegend }),
    }),
    [t, portrait, universeName, scheme, framing, hasName, hasDates, hasLegend, hasLabels],
  );
  const change = (next: Partial<PosterChoices>) => setChoices({ ...choices, ...next });
  return { choices, change, requestOf };
}
