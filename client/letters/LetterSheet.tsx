import { type ReactNode, useId, useMemo } from "react";
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
import { SkeletonBar } from "../ui/Skeleton.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { Letterhead } from "./Letterhead.tsx";
import { LetterPicture } from "./LetterPicture.tsx";
import { QuotedWords } from "./QuotedWords.tsx";
import type { AskedPeriod } from "./use-asked-letter.ts";

/** A sheet of paper with the date of its letter. */
export function LetterSheet({ asked, children }: { asked: AskedPeriod; children: ReactNode }) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="mx-auto flex w-full max-w-2xl flex-col gap-6 rounded-panel border border-line bg-sheet px-4 py-5 text-sheet-ink shadow-panel sm:px-12 sm:py-9"
    >
      <Letterhead {...asked} titleId={id} />
      {children}
    </article>
  );
}

type Props = {
  letter: Letter;
  universe: Omit<LetterUniverse, "entries"> & { readonly entries: readonly MoodEntry[] };
};

export function WrittenLetter({ letter, universe }: Props) {
  const t = useTranslator();
  const paragraphs = useMemo(() => writeLetter(t, letter, universe), [t, letter, universe]);
  return (
    <>
      <LetterPicture letter={letter} />
      <div className="flex flex-col gap-5 font-display text-lead leading-relaxed wrap-anywhere">
        {paragraphs.map((paragraph) => {
          if (paragraph.kind === "text")
            return <p key={paragraph.sentences[0]}>{joined(t, paragraph.sentences)}</p>;
          const entry = universe.entries.find(({ id }) => id === paragraph.starId);
          // The letter without a star that was removed or kept out of letters is still on its way.
          if (!entry || entry.keptOutOfLetters) return null;
          return <QuotedWords key={entry.id} quote={paragraph} entry={entry} />;
        })}
      </div>
      <Disclosure name={t(insights.howWorkedOut)}>
        <p className="max-w-prose text-pretty text-quiet text-small">{t(letters.method)}</p>
      </Disclosure>
    </>
  );
}

/** What is said of a time without a star, and the way to the newest letter. */
export function QuietLetter({ period, newest }: AskedPeriod) {
  const t = useTranslator();
  return (
    <div className="flex flex-col items-center gap-2 py-8 text-center">
      <p className="text-balance font-display text-lead leading-relaxed">
        {t(letterPage.quiet[period.kind])}
      </p>
      {newest.first !== period.first && (
        <TextLink alone href={letterAddress(newest)} className="text-small">
          {t(letterPage.newest[period.kind])}
        </TextLink>
      )}
    </div>
  );
}

/** The shape of a letter while it is made. */
export function LetterSkeleton() {
  const t = useTranslator();
  return (
    <div role="status" aria-label={t(letterPage.writing)} className="flex flex-col gap-4">
      <SkeletonBar className="h-36 w-full sm:h-72" />
      <SkeletonBar className="mt-2 h-6 w-full" />
      <SkeletonBar className="h-6 w-5/6" />
      <SkeletonBar className="h-6 w-2/3" />
    </div>
  );
}
