/** Notices over the sky. */

import { Sparkle } from "lucide-react";
import { findEmotion } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { useCancelPendingEmail, useSignIn } from "../session/pending-email.ts";
import { firstStarSentence } from "../sky/first-star-sentence.ts";
import { useCooldown } from "../stars/cooldown.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { useMouse } from "../ui/use-media.ts";

/** Centred. */
export const notice = "surface max-w-md animate-fade text-small text-quiet";

type AddMood = {
  onAddMood: () => void;
  /** The pointer or the focus is on the button. */
  onNearAddMood: () => void;
};

/** The next step of a new person. */
export function EmptySky({ onAddMood, onNearAddMood }: AddMood) {
  return (
    <div className={cn(skyHint, "flex flex-col items-center gap-3")}>
      <p>Your sky is still empty. Add your first mood, and its star is born here.</p>
      {useCooldown() === null && (
        <Button
          variant="primary"
          className="pointer-events-auto rounded-full px-6"
          onPointerEnter={onNearAddMood}
          onFocus={onNearAddMood}
          onClick={onAddMood}
        >
          <Sparkle aria-hidden="true" />
          Add your first star
        </Button>
      )}
    </div>
  );
}

/** Shown until the second star: how to use the first, as soon as its name has gone. */
export function FirstStarHint({ isNew }: { isNew: boolean }) {
  const hasMouse = useMouse();
  if (isNew) return null;
  return (
    // A strip at the bottom of the sky explains its own view.
    <p className={cn(skyHint, "in-[:root:has([data-sky-strip])]:hidden")}>
      {hasMouse
        ? "Click your star to see what it keeps. Drag to turn the sky."
        : "Tap your star to see what it keeps. One finger to turn the sky."}
    </p>
  );
}

/** Announces the name that stands beside the first star. */
export const FirstStarStatus = ({ star }: { star: MoodEntry | null }) => (
  <p role="status" className="sr-only">
    {star && `${findEmotion(star.emotion)?.name ?? star.emotion}. Your first star. ${firstStarSentence}`}
  </p>
);

/** Below the middle of the free part of the window, where the first star is; at the side in a low window. */
const skyHint =
  "sky-hint pointer-events-none absolute max-w-xs animate-fade px-4 text-center text-balance text-quiet";

export function OutOfReach({ hasEntries }: { hasEntries: boolean }) {
  return (
    <p role="status" className={cn(notice, "px-4 py-2 text-center")}>
      Your universe cannot be reached right now.{" "}
      {hasEntries ? "You see your stars as they were; it" : "Your stars are kept on the server; it"} catches
      up by itself.
    </p>
  );
}

/** Shown while a universe without a password has a pending e-mail whose link was not opened yet. */
export function PendingMigration({ userId }: { userId: string }) {
  const { data } = useSignIn(userId);
  const cancelling = useCancelPendingEmail(userId);
  if (data?.way !== "name" || data.pendingEmail === null) return null;
  return (
    <div role="status" className={cn(notice, "pointer-events-auto flex items-center gap-2 py-1 pr-1 pl-4")}>
      <p className="min-w-0 py-1 wrap-anywhere">
        The link sent to <strong className="font-medium text-ink">{data.pendingEmail}</strong> waits. Until
        you follow it, the name alone opens this universe.
      </p>
      <Button variant="quiet" disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
        Cancel
      </Button>
    </div>
  );
}
