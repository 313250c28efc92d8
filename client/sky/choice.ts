/** Which star is selected and which one tells about itself. */

export type Choice = {
  readonly selected: string | null;
  readonly hovered: string | null;
  /** A star under the mouse whose tooltip was closed: it stays closed until the mouse has left it. */
  readonly dismissed: string | null;
};

export type ChoiceEvent =
  | { readonly event: "tapped" | "hovered"; readonly id: string | null }
  | { readonly event: "escaped" };

export const nothingChosen: Choice = { selected: null, hovered: null, dismissed: null };

export function choose(choice: Choice, happened: ChoiceEvent): Choice {
  if (happened.event === "escaped") return { ...choice, selected: null, dismissed: choice.hovered };
  const { event, id } = happened;
  if (event === "hovered") return hover(choice, id);
  if (id === null) return { ...choice, selected: null };
  if (id === choice.selected) return { ...choice, selected: null, dismissed: id };
  return { ...choice, selected: id, dismissed: null };
}

/** The same object when nothing changes: the mouse moves often. */
function hover(choice: Choice, id: string | null): Choice {
  if (id === choice.hovered) return choice;
  return { ...choice, hovered: id, dismissed: id === choice.dismissed ? id : null };
}

/** The star whose tooltip shows: the one under the mouse, or else the selected one. */
export const shownStar = ({ selected, hovered, dismissed }: Choice): string | null =>
  hovered !== null && hovered !== dismissed ? hovered : selected;
