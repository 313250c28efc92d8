import { useId } from "react";
import type { User } from "#domain/accounts.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { lazily } from "../ui/lazily.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Avatar } from "./Avatar.tsx";
import { useHoverCard } from "./use-hover-card.ts";

type Props = {
  user: User;
  /** Oldest first; while they are not known the card tells what is stored of the journey. */
  entries?: readonly MoodEntry[] | null;
};

const CardContent = lazily(
  async () => (await import("./CardContent.tsx")).CardContent,
  <Skeleton rows={4} />,
);
/** A failure shows where it is drawn. */
const preload = () => void CardContent.load().catch(() => {});

/** The avatar as a button, and below it, for who points at it, reaches or presses it, what the journey amounts to. */
export function AvatarCard({ user, entries = null }: Props) {
  const card = useHoverCard();
  const id = useId();
  return (
    <div {...card.holder} className="pointer-events-auto relative shrink-0">
      <button
        type="button"
        {...card.trigger}
        onPointerEnter={preload}
        aria-controls={card.isOpen ? id : undefined}
        aria-label="Your avatar and journey"
        className="grid size-11 place-items-center rounded-full md:size-12"
      >
        <Avatar user={user} size="sm" className="md:hidden" withAccessories />
        <Avatar user={user} size="md" className="max-md:hidden" withAccessories />
      </button>
      {card.isOpen && (
        <div className="absolute top-full left-0 z-1 pt-2">
          <section
            id={id}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: in a low window it scrolls, by keyboard too.
            tabIndex={0}
            aria-label="Your avatar and journey"
            className="surface max-h-[calc(100dvh-6rem)] w-[min(21rem,calc(100vw-2rem))] animate-fade overflow-y-auto overscroll-contain bg-solid p-4"
          >
            <ErrorBoundary fallback={() => <p>Your journey cannot be shown right now.</p>}>
              <CardContent user={user} entries={entries} />
            </ErrorBoundary>
          </section>
        </div>
      )}
    </div>
  );
}
