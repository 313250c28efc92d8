import { useId } from "react";
import { createPortal } from "react-dom";
import type { User } from "#domain/accounts/user.ts";
import { sidebar } from "#domain/languages/en/sidebar.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Avatar } from "./Avatar.tsx";
import { useHoverCard } from "./use-hover-card.ts";

type Props = {
  user: User;
  /** Stars, the oldest first; until they are loaded, the card shows the stored stats. */
  entries?: readonly MoodEntry[] | null;
  /** The card opens here: beside the button's row, so that it covers none of its neighbours. */
  place: HTMLElement | null;
};

const CardContent = lazyComponent(
  async () => (await import("./CardContent.tsx")).CardContent,
  <Skeleton rows={4} />,
);

/** The avatar as a button; hover, keyboard focus or a press opens a card with the journey's stats. */
export function AvatarCard({ user, entries = null, place }: Props) {
  const t = useTranslator();
  const card = useHoverCard();
  const id = useId();
  return (
    <div {...card.holder} className="pointer-events-auto relative shrink-0">
      <button
        type="button"
        {...card.trigger}
        onPointerEnter={CardContent.preload}
        aria-controls={card.isOpen ? id : undefined}
        aria-label={t(sidebar.card.name)}
        className="grid size-11 place-items-center rounded-full md:size-12"
      >
        <Avatar user={user} size="sm" className="md:hidden" withAccessories />
        <Avatar user={user} size="md" className="max-md:hidden" withAccessories />
      </button>
      {/* The way of the pointer from the button to a card beside the sidebar. */}
      {card.isOpen && (
        <div aria-hidden="true" className="absolute start-full top-0 h-16 w-50 max-lg:hidden" />
      )}
      {card.isOpen &&
        place &&
        createPortal(
          <section
            ref={card.card}
            id={id}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it scrolls, also by keyboard.
            tabIndex={0}
            aria-label={t(sidebar.card.name)}
            className="avatar-card surface w-84 animate-fade overflow-y-auto overscroll-contain bg-solid p-4"
          >
            <ErrorBoundary fallback={() => <p>{t(sidebar.card.unavailable)}</p>}>
              <CardContent user={user} entries={entries} />
            </ErrorBoundary>
          </section>,
          place,
        )}
    </div>
  );
}
