import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The place of actions in the footer of the dialog; null outside of dialogs, and for content that is not in view. */
export const DialogActionsPlace = createContext<HTMLElement | null>(null);

/**
 * What the content of a dialog does, in its footer: in view however low the window is. It is for content that has the
 * state of its actions; a button that submits a form names it with `form`.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const place = useContext(DialogActionsPlace);
  return place && createPortal(children, place);
}

/** Buttons in a row, the main one last; on phones as wide as the sheet. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">{children}</div>
);
