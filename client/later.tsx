/** Dialogs and menus whose code is no part of the page that opens them. */

import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ProgressLine } from "./ui/ProgressLine.tsx";
import { destructive } from "./ui/toast-queue.ts";
import { showToast } from "./ui/toasts.ts";

type Opened = { open: boolean; onClose: () => void };

type Later<Props> = ComponentType<Props> & {
  /** Fetches the code ahead, such as when a pointer is near. A failure shows when it is opened. */
  preload: () => void;
};

const nothing = () => {};

/** Closes what was opened and has not come yet. */
let giveWay = nothing;

/**
 * Fetched when it is first opened or asked for ahead. One that does not come says so, closes, and can be tried again;
 * one that is still on its way gives way to what is opened next.
 */
export function later<Props extends Opened>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchCode = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  function Later(props: Props) {
    const { open, onClose } = props;
    const [wasOpened, setOpened] = useState(false);
    useEffect(() => {
      if (!open) return;
      giveWay();
      if (wasOpened) return;
      let isWanted = true;
      giveWay = onClose;
      fetchCode().then(
        () => isWanted && setOpened(true),
        () => isWanted && giveUp(onClose),
      );
      return () => {
        isWanted = false;
        if (giveWay === onClose) giveWay = nothing;
      };
    }, [open, wasOpened, onClose]);
    if (Loaded && (open || wasOpened)) return <Loaded {...props} />;
    return open ? <OnItsWay /> : null;
  }
  return Object.assign(Later, { preload: () => void fetchCode().catch(nothing) });
}

const OnItsWay = () =>
  createPortal(
    <div className="fixed inset-x-0 top-0 z-30">
      <ProgressLine className="top-0" />
    </div>,
    document.body,
  );

function giveUp(onClose: () => void) {
  onClose();
  showToast(
    destructive(
      "It could not be opened",
      "A part of the page did not arrive. Check your connection and try again.",
    ),
  );
}
