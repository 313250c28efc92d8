import { Mail, MailX, Pencil, Trash2, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { common } from "#domain/languages/en/common.ts";
import { sky } from "#domain/languages/en/sky.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { canBeQuoted } from "../../stars/star-actions.ts";
import { formatDateTime, starName } from "../../stars/star-text.ts";
import { Button } from "../../ui/Button.tsx";
import { overSky } from "../../ui/over-sky/over-sky.ts";
import { NextStar, PreviousStar, type StepProps } from "./StarPeek.tsx";

type Props = {
  entry: MoodEntry;
  /** Number in the order of time, beginning with 1; 0 for a star that the filter does not find. */
  position: number;
  /** Number of all stars, or of those that the filter finds. */
  count: number;
  walk: StepProps;
  onCorrect: () => void;
  onKeepOutOfLetters: (isKept: boolean) => void;
  onRemove: () => void;
  onClose: () => void;
  /** What the star says. */
  children: ReactNode;
};

const steps: Readonly<Record<string, -1 | 1>> = { "[": -1, "]": 1 };

/**
 * Everything about the selected star, and what can be done with it: a sheet on phones, a panel at the right in wider
 * windows. `sky-layer.css` has its place.
 */
export function StarCard({ entry, position, count, walk, onClose, children, ...actions }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const body = useRef<HTMLElement>(null);
  useLayoutEffect(() => body.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note of another star begins at its first line.
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [entry.id]);
  const keyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    walk.onStep(by);
  };
  const remove = () => {
    // The focus leaves the button: a second press would remove the next star, too.
    body.current?.focus({ preventScroll: true });
    actions.onRemove();
  };
  return (
    <section
      aria-label={t(sky.card.selected)}
      ref={overSky}
      onKeyDown={keyDown}
      className="star-card sky-panel surface flex flex-col bg-solid"
    >
      <header className="flex shrink-0 items-center border-line border-b p-1">
        <PreviousStar {...walk} />
        <p className="px-1 text-quiet text-small tabular-nums">
          {position > 0 ? t(sky.card.position, { position, count }) : t(sky.card.notAmong, { count })}
        </p>
        <NextStar {...walk} />
        <Button variant="quiet" shape="icon" className="ms-auto" tip={t(common.close)} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <article
        ref={body}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long note is scrolled by keys.
        tabIndex={0}
        aria-label={t(starTexts.starAt, {
          star: starName(t, feelings, entry),
          time: formatDateTime(t, entry),
        })}
        className="min-h-0 grow overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      >
        {children}
        {canBeQuoted(entry) && (
          <Button
            variant="quiet"
            className="-mb-2 -ms-2 mt-1 gap-1.5! px-2! font-normal text-small pointer-fine:min-h-9 [&_svg]:size-4!"
            onClick={() => actions.onKeepOutOfLetters(!entry.keptOutOfLetters)}
          >
            {entry.keptOutOfLetters ? <Mail aria-hidden="true" /> : <MailX aria-hidden="true" />}
            {t(entry.keptOutOfLetters ? starTexts.letters.allow : starTexts.letters.keepOut)}
          </Button>
        )}
      </article>
      <footer className="flex shrink-0 flex-wrap gap-1 border-line border-t p-1">
        <Button variant="quiet" className="grow px-2!" onClick={actions.onCorrect}>
          <Pencil aria-hidden="true" />
          {t(sky.card.correct)}
        </Button>
        <Button variant="quiet" className="grow px-2!" onClick={remove}>
          <Trash2 aria-hidden="true" />
          {t(sky.card.remove)}
        </Button>
      </footer>
    </section>
  );
}
