/** Notices over the sky. */

import { Sparkle } from "lucide-react";
import { feelingName } from "#domain/feeling-name.ts";
import { common } from "#domain/languages/en/common.ts";
import { home } from "#domain/languages/en/home.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { useCancelPendingEmail, useSignIn } from "../session/pending-email.ts";
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
  const t = useTranslator();
  return (
    <div className={cn(skyHint, "flex flex-col items-center gap-3")}>
      <p>{t(home.emptySky)}</p>
      {useCooldown() === null && (
        <Button
          variant="primary"
          className="pointer-events-auto rounded-full px-6"
          onPointerEnter={onNearAddMood}
          onFocus={onNearAddMood}
          onClick={onAddMood}
        >
          <Sparkle aria-hidden="true" />
          {t(home.addFirstStar)}
        </Button>
      )}
    </div>
  );
}

/** Shown until the second star: how to use the first, as soon as its name has gone. */
export function FirstStarHint({ isNew }: { isNew: boolean }) {
  const t = useTranslator();
  const hasMouse = useMouse();
  if (isNew) return null;
  return (
    // A strip at the bottom of the sky explains its own view.
    <p className={cn(skyHint, "in-[:root:has([data-sky-strip])]:hidden")}>
      {hasMouse ? t(home.firstStarHint.mouse) : t(home.firstStarHint.touch)}
    </p>
  );
}

/** Announces the name that stands beside the first star. */
export const FirstStarStatus = ({ star }: { star: MoodEntry | null }) => {
  const t = useTranslator();
  return (
    <p role="status" className="sr-only">
      {star &&
        t(home.firstStar, { feeling: feelingName(t, star.emotion), sentence: t(sky.firstStarSentence) })}
    </p>
  );
};

/** Below the middle of the free part of the window, where the first star is; at the side in a low window. */
const skyHint =
  "sky-hint pointer-events-none absolute max-w-xs animate-fade px-4 text-center text-balance text-quiet";

export function OutOfReach({ hasEntries }: { hasEntries: boolean }) {
  const t = useTranslator();
  return (
    <p role="status" className={cn(notice, "px-4 py-2 text-center")}>
      {t(hasEntries ? home.outOfReach.withStars : home.outOfReach.withoutStars)}
    </p>
  );
}

/** Shown while a universe without a password has a pending e-mail whose link was not opened yet. */
export function PendingMigration({ userId }: { userId: string }) {
  const t = useTranslator();
  const { data } = useSignIn(userId);
  const cancelling = useCancelPendingEmail(userId);
  if (data?.way !== "name" || data.pendingEmail === null) return null;
  return (
    <div role="status" className={cn(notice, "pointer-events-auto flex items-center gap-2 py-1 pe-1 ps-4")}>
      <p className="min-w-0 py-1 wrap-anywhere">
        <RichText
          text={home.pendingEmail}
          tags={{ strong: (content) => <strong className="font-medium text-ink">{content}</strong> }}
          params={{ email: data.pendingEmail }}
        />
      </p>
      <Button variant="quiet" disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t(common.cancel)}
      </Button>
    </div>
  );
}
