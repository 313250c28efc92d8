import { MailOpen, X } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "wouter";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import { letterAddress } from "#domain/letters/letter-address.ts";
import { letterOfToday } from "#domain/letters/letter-day.ts";
import { useTranslator } from "../languages/language.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { readerNow } from "../time/reader-now.ts";
import { Button } from "../ui/Button.tsx";
import { useLetterLine } from "./letter-line.ts";
import { noteLetterOpened, openedLetter, openedName } from "./opened-letter.ts";

type Props = {
  /** The number of the current day. */
  today: number;
  className: string;
};

/** One quiet row on the last day of a week, a month or a year with a star, until the person has opened the letter or not. */
export function LetterLine({ today, className }: Props) {
  const t = useTranslator();
  const { user, listed } = useOwnUniverse();
  const isOn = useLetterLine();
  const [opened, setOpened] = useState(openedLetter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the letter of another day is another one.
  const letter = useMemo(() => letterOfToday(listed, readerNow()), [listed, today]);
  if (!isOn || !letter || opened === openedName(user.id, letter)) return null;
  const dismiss = () => {
    noteLetterOpened(user.id, letter);
    setOpened(openedName(user.id, letter));
  };
  return (
    <section aria-label={t(letterPage.line.name)} className={className}>
      <Button
        asChild
        variant="quiet"
        className="min-w-0 shrink! grow justify-start! pe-0! font-normal text-small"
      >
        <Link href={letterAddress(letter)}>
          <MailOpen aria-hidden="true" />
          <span className="min-w-0 text-balance text-start">{t(letterPage.line.open[letter.kind])}</span>
        </Link>
      </Button>
      <Button variant="quiet" shape="icon" tip={t(letterPage.line.dismiss)} onClick={dismiss}>
        <X aria-hidden="true" />
      </Button>
    </section>
  );
}
