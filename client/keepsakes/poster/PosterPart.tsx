import { Download } from "lucide-react";
import { useMemo } from "react";
import { common } from "#domain/languages/en/common.ts";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { showToast } from "../../ui/toasts.ts";
import type { Portrait } from "../drawing/portrait.ts";
import { failureText } from "../picture/failure-text.ts";
import { PicturePreview } from "../picture/PicturePreview.tsx";
import { useMaking, usePreview } from "../picture/use-picture.ts";
import { PosterForm } from "./PosterForm.tsx";
import { posterSheet, previewSheet } from "./poster-sizes.ts";
import { usePosterChoices } from "./use-poster-choices.ts";

/** Longer side of the preview, in pixels. */
const previewSide = 900;

type Props = { universeName: string; portrait: Portrait };

/** What is in view, as a picture for the wall or for a screen. */
export function PosterPart({ universeName, portrait }: Props) {
  const t = useTranslator();
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
      saveFile(picture, `${size}-poster-of-my-sky.png`);
      showToast((t) => ({
        title: t(keepsakes.poster.ready.title),
        description: t(keepsakes.poster.ready.description),
      }));
    });
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
      <PicturePreview
        preview={preview}
        size={sheet.pixels}
        alt={t(keepsakes.poster.preview)}
        className="[--tallest:14rem] md:[--tallest:min(34rem,calc(94dvh-16rem))]"
      />
      <PosterForm choices={choices} portrait={portrait} onChange={change} />
      <DialogActions>
        <Notice>{state.step === "failed" && failureText(t, state.failure)}</Notice>
        {state.step === "making" ? (
          <div className="flex items-end gap-4">
            <div className="grow">
              <ProgressBar label={t(keepsakes.poster.making)} share={state.share} />
            </div>
            <Button onClick={cancel}>{t(common.cancel)}</Button>
          </div>
        ) : (
          <ActionRow>
            <Button variant="primary" onClick={start}>
              <Download aria-hidden="true" />
              {t(keepsakes.poster.save)}
            </Button>
          </ActionRow>
        )}
      </DialogActions>
    </div>
  );
}
