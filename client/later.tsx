/** Dialogs and menus whose code is no part of the page that opens them. */

import { type ComponentType, useEffect, useState } from "react";
import { destructive } from "./ui/toast-queue.ts";
import { showToast } from "./ui/toasts.ts";

type Opened = { open: boolean; onClose: () => void };

type Later<Props> = ComponentType<Props> & {
  /** Fetches the code ahead, such as when a pointer is near. A failure shows when it is opened. */
  preload: () => void;
};

/** Fetched when it is first opened or asked for ahead; one that does not come says so, closes, and can be tried again. */
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
      if (!open || wasOpened) return;
      let isWanted = true;
      fetchCode().then(
        () => isWanted && setOpened(true),
        () => isWanted && giveUp(onClose),
      );
      return () => {
        isWanted = false;
      };
    }, [open, wasOpened, onClose]);
    return Loaded && (open || wasOpened) ? <Loaded {...props} /> : null;
  }
  return Object.assign(Later, { preload: () => void fetchCode().catch(() => {}) });
}

function giveUp(onClose: () => void) {
  onClose();
  showToast(
    destructive(
      "It could not be opened",
      "A part of the page did not arrive. Check your connection and try again.",
    ),
  );
}
