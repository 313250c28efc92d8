import { useMutation } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { common } from "#domain/languages/en/common.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { failureText } from "./failure-text.ts";

type Props = {
  title: string;
  hint: string;
  /** The button that does it, and the one that does not. */
  act: string;
  keep?: string;
  isDangerous?: boolean;
  onAct: () => Promise<unknown>;
  failed: Text;
  onClose: () => void;
  /** Gets the focus after it was done, where the button that opened the dialog may be gone. */
  focusAfter?: RefObject<HTMLElement | null>;
};

/** Asks once more before something ends. It stays open when that fails. */
export function SureDialog(props: Props) {
  const { title, hint, act, keep, isDangerous = true, onAct, failed, onClose, focusAfter } = props;
  const t = useTranslator();
  const isDone = useRef(false);
  const acting = useMutation({
    mutationFn: onAct,
    onSuccess() {
      isDone.current = true;
      onClose();
    },
  });
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      title={title}
      className="md:w-md!"
      onCloseAutoFocus={(event) => {
        if (!isDone.current || !focusAfter?.current) return;
        event.preventDefault();
        focusAfter.current.focus();
      }}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{keep ?? t(common.cancel)}</Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            aria-busy={acting.isPending}
            onClick={() => acting.isPending || acting.mutate()}
          >
            {act}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-pretty">{hint}</p>
        <Notice key={acting.submittedAt}>{acting.isError && failureText(t, acting.error, failed)}</Notice>
      </div>
    </Dialog>
  );
}
