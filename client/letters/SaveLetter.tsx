import { FileText, Image } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Switch } from "../ui/Switch.tsx";
import { type SavedLetter, savePage, savePicture } from "./save-letter.ts";

/** A letter to keep, as a picture or as a page. */
export function SaveLetter(saved: SavedLetter) {
  const t = useTranslator();
  const id = useId();
  const [withWords, setWithWords] = useState(false);
  const hasQuotes = saved.letter.quotes.length > 0;
  return (
    <section aria-labelledby={id} className="mx-auto flex w-full max-w-2xl flex-col gap-3">
      <h2 id={id} className="font-display text-title">
        {t(letterPage.keep.title)}
      </h2>
      <Way hint={t(letterPage.keep.pictureHint)}>
        <Button onClick={() => void savePicture(saved)}>
          <Image aria-hidden="true" />
          {t(letterPage.keep.picture)}
        </Button>
      </Way>
      <Way hint={t(letterPage.keep.pageHint)}>
        <Button onClick={() => void savePage(saved, withWords)}>
          <FileText aria-hidden="true" />
          {t(letterPage.keep.page)}
        </Button>
      </Way>
      {hasQuotes && (
        <Switch
          label={t(letterPage.keep.withWords)}
          hint={t(letterPage.keep.withWordsHint)}
          checked={withWords}
          onCheckedChange={setWithWords}
        />
      )}
    </section>
  );
}

const Way = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <div className="flex flex-col items-start gap-1">
    {children}
    <p className="text-quiet text-small">{hint}</p>
  </div>
);
