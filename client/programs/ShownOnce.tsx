import { type ReactNode, type RefObject, useState } from "react";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { DialogActions } from "../ui/DialogActions.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = {
  secret: string;
  texts: {
    readonly title: Text;
    readonly keep: Text;
    readonly copy: Text;
    readonly copied: Text;
    readonly copiedHint: Text;
    readonly kept: Text;
    readonly notKept: Text;
  };
  onClose: () => void;
  /** Gets the focus afterwards: the dialog before this one has gone. */
  focusAfter: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Shows a secret that nobody can read again. Esc and the corner say so the first time, and close it the second. */
export function ShownOnce({ secret, texts, onClose, focusAfter, children }: Props) {
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
      title={t(texts.title)}
      showsToasts
      className="md:w-[34rem]!"
    >
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-[60ch] text-pretty">{t(texts.keep)}</p>
        <SecretText>{secret}</SecretText>
        <CopyButton
          data-first=""
          text={secret}
          label={texts.copy}
          copied={texts.copied}
          hint={texts.copiedHint}
        />
        {children}
      </div>
      <DialogActions>
        <Notice tone="amber">{isWarned && t(texts.notKept)}</Notice>
        <Button variant="primary" className="sm:self-end" onClick={onClose}>
          {t(texts.kept)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A text for programs, which is never turned around, and which one press selects. */
export const SecretText = ({ children }: { children: string }) => (
  <code
    dir="ltr"
    className="block w-full select-all rounded-control border border-line bg-raised px-3 py-2 text-start font-mono text-small wrap-anywhere"
  >
    {children}
  </code>
);
