import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { shapeOf, stageLook } from "./FilmStage.tsx";
import type { Size } from "./film-choices.ts";
import type { Film } from "./use-film.ts";

/** Shows the film before it is saved. */
export function FilmPlayer({ film, size }: { film: Film; size: Size }) {
  const t = useTranslator();
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/useMediaCaption: a film has music and no speech. */}
      <video
        src={useObjectUrl(film.blob)}
        controls
        playsInline
        aria-label={t(keepsakes.film.yours)}
        className={stageLook}
        style={shapeOf(size)}
      />
    </div>
  );
}

type Props = { film: Film; onBack: () => void };

export function FilmMade({ film: { blob, name }, onBack }: Props) {
  const t = useTranslator();
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    saveFile(blob, name);
    setSaved(true);
  };
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-medium">
        {t(keepsakes.film.ready)}
      </p>
      <p role="status" className="text-quiet text-small wrap-anywhere">
        {isSaved
          ? t(keepsakes.film.savedAs, { name })
          : t(keepsakes.film.megabytes, { name, size: sizeText(t, blob.size) })}
      </p>
      <DialogActions>
        <ActionRow>
          <Button onClick={onBack}>{t(keepsakes.film.again)}</Button>
          <Button variant="primary" onClick={save}>
            <Download aria-hidden="true" />
            {t(keepsakes.film.save)}
          </Button>
        </ActionRow>
      </DialogActions>
    </div>
  );
}

const sizeText = ({ locale }: Translator, bytes: number) =>
  (bytes / 1e6).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The address of a file in memory, which is released with the component. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
