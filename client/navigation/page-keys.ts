/** Tells when a single key that works anywhere on a page must not: the person types, or a dialog is open. */

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=range])"));

export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
