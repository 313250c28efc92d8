import { type ReactNode, type RefObject, useState } from "react";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = {
  title: Text;
  /** Says that it is gone then. */
  notKept: Text;
  onClose: () => void;
  /** Gets the focus afterwards: what opened the dialog before this one is not known here. */
  focusAfter: RefObject<HTMLElement | null>;
  /** Gets the notice that warns, for its place beside the button that closes the dialog. */
  children: (notice: ReactNode) => ReactNode;
};

/**
 * Shows a secret that cannot be read again. Only its button closes it: Esc and the corner say so the first time, and close it
 * the second.
 */
export function ShownOnceDialog({ title, notKept, onClose, focusAfter, children }: Props) {
  const t = useTranslator();
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={() => (isWarned ? onClose() : setWarned(true))}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusAfter.current?.focus();
      }}
      onOpenAutoFocus={focusFirstField}
      onInteractOutside={(event) => event.preventDefault()}
      title={t(title)}
      showsToasts
      className="md:w-[34rem]!"
    >
      {children(<Notice tone="amber">{isWarned && t(notKept)}</Notice>)}
    </Dialog>
  );
}
