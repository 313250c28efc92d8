import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { User } from "#domain/accounts/user.ts";
import { PageBoundary } from "../errors/PageBoundary.tsx";
import { lazyCode } from "../loading/lazy-code.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { showTitle } from "../navigation/page-title.ts";
import { moveFocusToTitle } from "../navigation/title-focus.ts";
import { guardCurtain } from "./guard-curtain.ts";
import { wasOpenedBySignIn } from "./lock-record.ts";
import { beginLock, followStorage, lockState, onLockChange, raise, useLockState } from "./lock-state.ts";
import { watchLock } from "./lock-triggers.ts";

onLockChange(showTitle);

const ways = lazyCode(() => import("./open-lock.ts"));
const Curtain = lazyComponent(async () => (await import("./Curtain.tsx")).Curtain);

/**
 * Decides before the first paint of the pages whether they are locked, and watches them. `user`: whose pages are in view;
 * null for a visitor, undefined until it is known. Returns whether the pages may be in the document.
 */
export function useAppLock(user: User | null | undefined): boolean {
  useState(beginLock);
  useEffect(watchLock, []);
  const shownUserId = user === null ? null : user?.id;
  // The pages of a person whose session has ended are gone by now.
  useLayoutEffect(() => {
    if (shownUserId === undefined) return;
    const { record, isLocked } = lockState();
    if (isLocked && record?.userId !== shownUserId) raise();
    else followStorage();
    if (lockState().record && wasOpenedBySignIn())
      ways.load().then(
        ({ sayOpenedBySignIn }) => sayOpenedBySignIn(),
        () => {},
      );
  }, [shownUserId]);
  const { record, wasOpen } = useLockState();
  const hasLock = record !== null;
  // The curtain must come without a network, too.
  useEffect(() => {
    if (hasLock) Curtain.preload();
  }, [hasLock]);
  return wasOpen;
}

/** Covers the pages while the lock is closed. */
export function AppLock() {
  const { isLocked, record } = useLockState();
  if (!isLocked || !record) return null;
  return (
    <CurtainPlace>
      <PageBoundary>
        <Curtain record={record} />
      </PageBoundary>
    </CurtainPlace>
  );
}

/**
 * A place of its own beside the root and all dialogs, so that one rule of the style sheet hides the rest. Radix leaves
 * live regions to screen readers when it hides what is behind a dialog.
 */
function CurtainPlace({ children }: { children: ReactNode }) {
  const [place] = useState(() => {
    const element = document.createElement("div");
    element.dataset.curtain = "";
    element.setAttribute("aria-live", "off");
    return element;
  });
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    document.body.append(place);
    const stop = guardCurtain(place);
    return () => {
      stop();
      place.remove();
      if (before instanceof HTMLElement && before !== document.body && before.isConnected)
        before.focus({ preventScroll: true });
      else moveFocusToTitle();
    };
  }, [place, before]);
  return createPortal(children, place);
}
