import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { User } from "#domain/accounts/user.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { PageWordsProvider } from "../ui/PageWords.tsx";
import { findKeys, keyringOf, onKeyringChange } from "./keyring.ts";
import { LockedWordsContext } from "./locked-words.ts";
import { useIsClaim } from "./use-words.ts";

const UnlockDialog = lazyDialog(async () => (await import("./UnlockDialog.tsx")).UnlockDialog, "on use");
const UnlockField = lazyComponent(
  async () => (await import("./UnlockField.tsx")).UnlockField,
  null,
  "on use",
);
const OpenedQuestion = lazyComponent(
  async () => (await import("./OpenedQuestion.tsx")).OpenedQuestion,
  null,
  "on use",
);
const NewKeyWatch = lazyComponent(
  async () => (await import("./NewKeyWatch.tsx")).NewKeyWatch,
  null,
  "on use",
);

/** Tells the pages of a person whether their words are locked here, and lets them unlock the words. */
export function SealedWords({ user, children }: { user: User; children: ReactNode }) {
  const isUnanswered = useIsClaim(user.id);
  const isSealed = (user.seal ?? "open") !== "open" || isUnanswered;
  const keyring = useSyncExternalStore(onKeyringChange, () => keyringOf(user.id));
  const [isAsking, setAsking] = useState(false);
  const [newEpoch, setNewEpoch] = useState<number | null>(null);
  useEffect(() => {
    if (isSealed) void findKeys(user.id);
  }, [isSealed, user.id]);
  const hasNewKey =
    keyring !== null && newEpoch !== null && !keyring.epochs.some(({ epoch }) => epoch >= newEpoch);
  const areLocked = isSealed && (keyring === null || hasNewKey);
  const mustWait = areLocked || isUnanswered;
  const askToUnlock = useCallback(() => setAsking(true), []);
  const close = useCallback(() => setAsking(false), []);
  const words = useMemo(() => ({ areLocked, mustWait, askToUnlock }), [areLocked, mustWait, askToUnlock]);
  const unlocking = areLocked ? <UnlockField user={user} hasNewKey={hasNewKey} /> : null;
  return (
    <LockedWordsContext value={words}>
      <PageWordsProvider value={isUnanswered ? <OpenedQuestion userId={user.id} /> : unlocking}>
        {children}
      </PageWordsProvider>
      {isSealed && <UnlockDialog open={isAsking && mustWait} onClose={close} {...{ user, isUnanswered }} />}
      {isSealed && keyring && <NewKeyWatch userId={user.id} onEpoch={setNewEpoch} />}
    </LockedWordsContext>
  );
}
