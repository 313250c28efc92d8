import { useEffect, useEffectEvent } from "react";
import { noteWithShared } from "#domain/pages/share.ts";
import type { Draft } from "../add-mood/draft.ts";
import { hasSharedText } from "../add-mood/has-shared-text.ts";
import { lazyCode } from "../loading/lazy-code.ts";

const sharedText = lazyCode(() => import("../add-mood/shared-text.ts"));

/** A text that another app shares becomes the note of a new star, below what was written there before. */
export function useSharedText(draft: Draft, save: (draft: Draft) => void, openAddMood: () => void) {
  const show = useEffectEvent((text: string) => {
    save({ ...draft, form: { ...draft.form, note: noteWithShared(draft.form.note, text) } });
    openAddMood();
  });
  useEffect(() => {
    if (!hasSharedText()) return;
    sharedText
      .load()
      .then(({ takeSharedText }) => takeSharedText())
      // It is still in the browser, for the next time that home opens.
      .then(
        (text) => text && show(text),
        () => {},
      );
  }, []);
}
