import type { KeyboardEvent } from "react";

/** Props of a radio button whose answer can be taken back: by a second press, or by these keys. */
export const takingBack = (isChosen: boolean, takeBack: () => void) => ({
  onClick: () => {
    if (isChosen) takeBack();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (!isChosen || ![" ", "Delete", "Backspace"].includes(event.key)) return;
    event.preventDefault();
    takeBack();
  },
});
