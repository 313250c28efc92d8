import { Sparkle } from "lucide-react";
import { type ReactNode, useId, useMemo, useRef } from "react";
import { insights } from "#domain/languages/en/insights.ts";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import { letters } from "#domain/languages/en/letters.ts";
import { joined } from "#domain/languages/lists.ts";
import { letterAddress } from "#domain/letters/letter-address.ts";
import type { Letter, LetterUniverse } from "#domain/letters/letter-data.ts";
import { writeLetter } from "#domain/letters/write-letter.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { Disclosure } from "../charts/Disclosure.tsx";
import { useTranslator } from "../languages/language.ts";
import { TextLink } from "../ui/TextLink.tsx";
import { LetterPicture } from "./LetterPicture.tsx";
import { periodName } from "./letter-text.ts";
import { QuotedWords } from "./QuotedWords.tsx";
import type { AskedPeriod } from "./use-asked-letter.ts";

type Props = {
  letter: Letter;
  universe: Omit<LetterUniverse, "entries"> & { readonly entries: readonly MoodEntry[] };
};

/** A letter as a sheet of paper. */
export function LetterSheet({ letter, universe }: Props) {
  const t = useTranslator();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const paragraphs = useMemo(() => writeLetter(t, letter, universe), [t, letter, universe]);
  return (
    <article aria-labelledby={id} className={sheet}>
      <Letterhead>
        <h2 ref={title} id={id} tabIndex={-1} className="font-display text-title outline-none">
          {periodName(t, letter.period)}
        </h2>
      </Letterhead>
      <LetterPicture letter={letter} />
      <div className="flex flex-col gap-5 font-display text-lead leading-relaxed wrap-anywhere">
        {paragraphs.map((paragraph) => {
          if (paragraph.kind === "text")
            return <p key={paragraph.sentences[0]}>{joined(t, paragraph.sentences)}</p>;
          const entry = universe.entries.find(({ id }) => id === paragraph.starId);
          // The letter without a star that was removed or kept out of letters is still on its way.
          if (!entry || entry.keptOutOfLetters) return null;
          return (
            <QuotedWords
              key={entry.id}
              quote={paragraph}
              entry={entry}
              onKeptOut={() => title.current?.focus()}
            />
          );
        })}
      </div>
      <Disclosure name={t(insights.howWorkedOut)}>
        <p className="max-w-prose text-pretty text-quiet text-small">{t(letters.method)}</p>
      </Disclosure>
    </article>
  );
}

const sheet =
  "mx-auto flex w-full max-w-2xl flex-col gap-6 rounded-panel border border-line bg-sheet px-5 py-7 text-sheet-ink shadow-panel sm:px-12 sm:py-10";

const Letterhead = ({ children }: { children: ReactNode }) => (
  <header className="flex flex-col items-center gap-3 text-center">
    {children}
    <div aria-hidden="true" className="flex w-full max-w-56 items-center gap-3 text-quiet">
      <span className="h-px grow bg-line" />
      <Sparkle className="size-3.5" />
      <span className="h-px grow bg-line" />
    </div>
  </header>
);

/** A time without a star, and the way to the newest letter. */
export function QuietSheet({ period, newest }: Pick<AskedPeriod, "period" | "newest">) {
  const t = useTranslator();
  return (
    <article className={sheet}>
      <Letterhead>
        <h2 className="font-display text-title">{periodName(t, period)}</h2>
      </Letterhead>
      <p className="text-balance py-8 text-center font-display text-lead leading-relaxed">
        {t(letterPage.quiet[period.kind])}
      </p>
      {newest.first !== period.first && (
        <TextLink alone href={letterAddress(newest)} className="self-center text-small">
          {t(letterPage.newest[period.kind])}
        </TextLink>
      )}
    </article>
  );
}

/** The shape of a letter, which comes late: most letters are there before. */
export function SheetSkeleton() {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(letterPage.writing)} className={sheet}>
      <Bar className="h-8 w-48 self-center" />
      <Bar className="h-36 w-full sm:h-72" />
      <Bar className="h-6 w-full" />
      <Bar className="h-6 w-5/6" />
      <Bar className="h-6 w-2/3" />
    </div>
  );
}

const Bar = ({ className }: { className: string }) => (
  <div className={`animate-breathe rounded-control bg-raised ${className}`} />
);
