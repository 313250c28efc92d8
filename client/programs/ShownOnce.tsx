import type { ReactNode, RefObject } from "react";
import type { Text } from "#domain/languages/text.ts";
import { ShownOnceDialog } from "../doors/ShownOnceDialog.tsx";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { DialogActions } from "../ui/DialogActions.tsx";

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
  focusAfter: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** Shows a token, or the secret of a webhook, with a button that copies it. */
export function ShownOnce({ secret, texts, onClose, focusAfter, children }: Props) {
  const t = useTranslator();
  return (
    <ShownOnceDialog title={texts.title} notKept={texts.notKept} onClose={onClose} focusAfter={focusAfter}>
      {(notice) => (
        <>
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
            {notice}
            <Button variant="primary" className="sm:self-end" onClick={onClose}>
              {t(texts.kept)}
            </Button>
          </DialogActions>
        </>
      )}
    </ShownOnceDialog>
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
