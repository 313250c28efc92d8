import type { RefObject } from "react";
import { doors } from "#domain/languages/en/doors.ts";
import { CodesSheet } from "./CodesSheet.tsx";
import { ShownOnceDialog } from "./ShownOnceDialog.tsx";

type Props = {
  universeName: string;
  codes: readonly string[];
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Shows new recovery codes. */
export const CodesDialog = ({ universeName, codes, onClose, focusAfter }: Props) => (
  <ShownOnceDialog
    title={doors.codes.yours}
    notKept={doors.codes.notKept}
    onClose={onClose}
    focusAfter={focusAfter}
  >
    {(notice) => <CodesSheet universeName={universeName} codes={codes} onKept={onClose} notice={notice} />}
  </ShownOnceDialog>
);
