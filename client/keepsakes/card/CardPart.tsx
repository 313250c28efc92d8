import { Copy, Download, Share2 } from "lucide-react";
import { useMemo, useState } from "react";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import { useTranslator } from "../../languages/language.ts";
import { currentColorScheme } from "../../sky/scene/input/watch-preferences.ts";
import { Button } from "../../ui/Button.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { ColorsField } from "../ColorsField.tsx";
import type { Portrait } from "../drawing/portrait.ts";
import { captionOf } from "../picture/caption-text.ts";
import { PicturePreview } from "../picture/PicturePreview.tsx";
import { usePreview } from "../picture/use-picture.ts";
import { canShareFiles, cardFile, copyPicture, shareFile } from "./share-card.ts";

/** Size that link previews and messengers show whole. */
const sheet = { kind: "card", pixels: { width: 1_200, height: 630 }, dotsPerMeter: null } as const;

type Props = { universeName: string; portrait: Portrait };

/** A small picture for the share sheet. It is made before anyone asks, because sharing must follow a press at once. */
export function CardPart({ universeName, portrait }: Props) {
  const t = useTranslator();
  const [scheme, setScheme] = useState(currentColorScheme);
  const [hasName, setName] = useState(true);
  const [hasDates, setDates] = useState(false);
  const [hasLegend, setLegend] = useState(false);
  const request = useMemo(() => {
    const caption = captionOf(t, portrait, universeName, { hasName, hasDates, hasLegend });
    return { portrait, scheme, sheet, caption, hasNames: false };
  }, [t, portrait, universeName, scheme, hasName, hasDates, hasLegend]);
  const preview = usePreview(request);
  const picture = preview.isStale ? null : preview.picture;
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
      <PicturePreview
        preview={preview}
        size={sheet.pixels}
        alt={t(keepsakes.card.preview)}
        className="[--tallest:20rem]"
      />
      <div className="flex flex-col gap-4">
        <ColorsField value={scheme} onValueChange={setScheme} />
        <div>
          <Switch label={t(keepsakes.name)} checked={hasName} onCheckedChange={setName} />
          <Switch label={t(keepsakes.dates)} checked={hasDates} onCheckedChange={setDates} />
          <Switch label={t(keepsakes.legend)} checked={hasLegend} onCheckedChange={setLegend} />
        </div>
      </div>
      <CardActions picture={picture} />
    </div>
  );
}

function CardActions({ picture }: { picture: Blob | null }) {
  const t = useTranslator();
  const canShare = canShareFiles();
  const share = async () => {
    if (picture && (await shareFile(cardFile(picture))) === "refused")
      showToast((t) =>
        destructive(t(keepsakes.card.notShared.title), t(keepsakes.card.notShared.description)),
      );
  };
  const copy = async () => {
    if (!picture) return;
    if (await copyPicture(picture))
      showToast((t) => ({
        title: t(keepsakes.card.copied.title),
        description: t(keepsakes.card.copied.description),
      }));
    else
      showToast((t) =>
        destructive(t(keepsakes.card.notCopied.title), t(keepsakes.card.notCopied.description)),
      );
  };
  return (
    <DialogActions>
      <ActionRow>
        <Button disabled={!picture} onClick={copy}>
          <Copy aria-hidden="true" />
          {t(keepsakes.card.copy)}
        </Button>
        <Button
          variant={canShare ? "plain" : "primary"}
          disabled={!picture}
          onClick={() => picture && saveFile(picture, "card-of-my-sky.png")}
        >
          <Download aria-hidden="true" />
          {t(keepsakes.card.save)}
        </Button>
        {canShare && (
          <Button variant="primary" disabled={!picture} onClick={share}>
            <Share2 aria-hidden="true" />
            {t(keepsakes.card.share)}
          </Button>
        )}
      </ActionRow>
    </DialogActions>
  );
}
