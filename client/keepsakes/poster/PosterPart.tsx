import { Download } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { showToast } from "../../ui/toasts.ts";
import type { Portrait } from "../drawing/portrait.ts";
import { failureText } from "../picture/failure-text.ts";
import { PicturePreview } from "../picture/PicturePreview.tsx";
import { useMaking, usePreview } from "../picture/use-picture.ts";
import { PosterForm } from "./PosterForm.tsx";
import { posterFormats, posterSheet, previewSheet } from "./poster-sizes.ts";
import { usePosterChoices } from "./use-poster-choices.ts";

/** Of the preview, in pixels. */
const previewSide = 900;

type Props = { universeName: string; portrait: Portrait };

/** What is in view, as a picture for the wall or for a screen. */
export function PosterPart({ universeName, portrait }: Props) {
  const { choices, change, requestOf } = usePosterChoices(universeName, portrait);
  const { size, shape } = choices;
  const sheet = posterSheet(size, shape);
  const wanted = useMemo(
    () => requestOf(previewSheet(posterSheet(size, shape), previewSide)),
    [requestOf, size, shape],
  );
  const preview = usePreview(wanted);
  const { state, make, cancel } = useMaking();
  const start = () =>
    make(requestOf(sheet), (picture) => {
      saveFile(picture, `${posterFormats[size].name.toLowerCase()}-poster-of-my-sky.png`);
      showToast({ title: "Your poster is ready", description: "It is in your downloads." });
    });
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
      <PicturePreview
        preview={preview}
        size={sheet.pixels}
        alt="Preview of your poster"
        className="[--tallest:14rem] md:[--tallest:min(34rem,calc(94dvh-13rem))]"
      />
      <div className="flex flex-col gap-4">
        <PosterForm choices={choices} portrait={portrait} onChange={change} />
        <Notice>{state.step === "failed" && failureText(state.failure)}</Notice>
        {/* On phones the choices are longer than the screen. */}
        <div className="max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:border-line max-md:border-t max-md:bg-solid max-md:px-4 max-md:py-3">
          {state.step === "making" ? (
            <div className="flex flex-col gap-3">
              <ProgressBar label="Drawing your poster" share={state.share} />
              <Button onClick={cancel}>Cancel</Button>
            </div>
          ) : (
            <Button variant="primary" className="w-full" onClick={start}>
              <Download aria-hidden="true" />
              Save poster
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
