import { type RefObject, useState } from "react";
import { doors } from "#domain/languages/en/doors.ts";
import { useTranslator } from "../languages/language.ts";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { CodesSheet } from "./CodesSheet.tsx";

type Props = {
  universeName: string;
  codes: readonly string[];
  onClose: () => void;
  /** Gets the focus afterwards: what opened the dialog before this one is not known here. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Only its button closes it: Esc and the corner say that the codes are gone then, the first time. */
export function CodesDialog({ universeName, codes, onClose, focusAfter }: Props) {
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
      title={t(doors.codes.yours)}
      showsToasts
      className="md:w-[34rem]!"
    >
      <CodesSheet
        universeName={universeName}
        codes={codes}
        onKept={onClose}
        notice={<Notice tone="amber">{isWarned && t(doors.codes.notKept)}</Notice>}
      />
    </Dialog>
  );
}
