import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ProgressLine } from "../ui/ProgressLine.tsx";
import { type Fetched, type LazyCode, lazyCode } from "./lazy-code.ts";
import { showUnavailable } from "./show-unavailable.ts";
import { goFirst } from "./turns.ts";

type DialogProps = { open: boolean; onClose: () => void };

type LazyDialog<Props> = ComponentType<Props> & Pick<LazyCode<unknown>, "preload">;

/** Closes the dialog that is open while its code is being fetched. */
let closePending: (() => void) | null = null;

/**
 * A dialog or menu whose code is fetched when it is first opened. If the code does not arrive, a toast reports it and
 * the dialog closes, so that it can be opened again. While the code is being fetched, opening another dialog closes
 * this one.
 */
export function lazyDialog<Props extends DialogProps>(
  importDialog: () => Promise<ComponentType<Props>>,
  fetched?: Fetched,
): LazyDialog<Props> {
  const code = lazyCode(importDialog, fetched);

  function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const [wasOpened, setWasOpened] = useState(false);
    useEffect(() => {
      if (!open) return;
      closePending?.();
      if (wasOpened) return;
      let isCurrent = true;
      closePending = onClose;
      goFirst(
        code.load().then(
          () => isCurrent && setWasOpened(true),
          () => isCurrent && void reportFailure(onClose),
        ),
      );
      return () => {
        isCurrent = false;
        if (closePending === onClose) closePending = null;
      };
    }, [open, wasOpened, onClose]);
    const Loaded = code.loaded;
    if (Loaded && (open || wasOpened)) return <Loaded {...props} />;
    return open ? <LoadingLine /> : null;
  }
  return Object.assign(LazyDialog, { preload: code.preload });
}

const LoadingLine = () =>
  createPortal(
    <div className="fixed inset-x-0 top-0 z-30">
      <ProgressLine className="top-0" />
    </div>,
    document.body,
  );

async function reportFailure(onClose: () => void) {
  onClose();
  await showUnavailable();
}
