import { MailX } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { Paragraph } from "#domain/letters/write-letter.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionGlyph } from "../stars/EmotionGlyph.tsx";
import { useStarActions } from "../stars/star-actions.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/toasts.ts";
import { quotedDay } from "./letter-text.ts";

type Props = {
  quote: Extract<Paragraph, { kind: "quote" }>;
  entry: MoodEntry;
};

const undoMs = 10_000;

/** What a person wrote, with its day, the way to its star, and the way out of letters. */
export function QuotedWords({ quote, entry }: Props) {
  const t = useTranslator();
  const { keepOutOfLetters } = useStarActions();
  const keepOut = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    keepOutOfLetters(entry, true);
    // The quotation goes, and with it the button that has the focus. Who points at it goes on reading where they are.
    const title = currentTarget.closest("article")?.querySelector("h2");
    title?.focus({ preventScroll: detail > 0 });
    const quoteAgain = () => keepOutOfLetters({ ...entry, keptOutOfLetters: true }, false);
    showToast((t) => ({
      title: t(starTexts.letters.keptOut),
      description: t(starTexts.letters.hint),
      action: { label: t(common.undo), run: quoteAgain },
      durationMs: undoMs,
    }));
  };
  const day = quotedDay(t, quote.day);
  return (
    <figure className="flex flex-col gap-2">
      <p>{quote.leadIn}</p>
      {/* The words are the person's: their letters decide the direction, and no mark is added to them. */}
      <blockquote dir="auto" className="whitespace-pre-wrap border-quote border-s-3 ps-4">
        {quote.words}
      </blockquote>
      <figcaption className="-ms-2 flex flex-wrap items-center gap-x-1 font-sans text-quiet text-small">
        <Button asChild variant="quiet" className="px-2! font-normal!">
          <Link href={`/?star=${entry.id}`} aria-label={t(letterPage.showStar, { day })}>
            <EmotionGlyph emotion={entry.emotion} />
            {day}
          </Link>
        </Button>
        <Button variant="quiet" className="px-2! font-normal! [&_svg]:size-4!" onClick={keepOut}>
          <MailX aria-hidden="true" />
          {t(starTexts.letters.keepOut)}
        </Button>
      </figcaption>
    </figure>
  );
}
