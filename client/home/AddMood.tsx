import { type RefObject, useEffect, useEffectEvent } from "react";
import { useAddMood, useAddMoodState } from "../add-mood/add-mood-store.tsx";
import { hasSharedText } from "../add-mood/has-shared-text.ts";
import { useDiscardOfSent } from "../add-mood/unsent-stars.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useStoredLastUsed } from "../stars/last-used.ts";
import { useAddMoodKey } from "./use-add-mood-key.ts";
import { useAddMoodUrl } from "./use-add-mood-url.ts";

const AddMoodDialog = lazyDialog(async () => (await import("../add-mood/AddMoodDialog.tsx")).AddMoodDialog);
const sharedText = lazyCode(() => import("../add-mood/shared-text.ts"));

/** The dialog of a new star, with the ways to it that have no button: a key, the URL, a text of another app. */
export function AddMood({ afterwards }: { afterwards: RefObject<HTMLElement | null> }) {
  const { ask, open, close, heedPause, openShared } = useAddMood();
  const isOpen = useAddMoodState((state) => state.isOpen);
  const own = useOwnUniverse();
  useAddMoodKey(ask);
  // A pause is not known before the stars are.
  useAddMoodUrl(!own.isLoading, own.isLoading ? open : ask, heedPause);
  useSharedText(openShared);
  useDiscardOfSent();
  useStoredLastUsed(own);
  return <AddMoodDialog open={isOpen} onClose={close} afterwards={afterwards} />;
}

/** Props of a button that opens the dialog, whose code is fetched while the pointer or the focus is on the button. */
export function useAddMoodButton() {
  const { open } = useAddMood();
  return { onPointerEnter: AddMoodDialog.preload, onFocus: AddMoodDialog.preload, onClick: open };
}

/** A text that another app shares becomes the note of a new star, below what was written there before. */
function useSharedText(show: (text: string) => void) {
  const showLatest = useEffectEvent(show);
  useEffect(() => {
    if (!hasSharedText()) return;
    sharedText
      .load()
      .then(({ takeSharedText }) => takeSharedText())
      // The draft is still in the browser, for the next time that home opens.
      .then(
        (text) => text && showLatest(text),
        () => {},
      );
  }, []);
}
