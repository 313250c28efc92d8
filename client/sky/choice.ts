/** Which stars are chosen and which one tells about itself. */

export type Choice = {
  readonly selected: string | null;
  readonly hovered: string | null;
  /** A star under the mouse whose tooltip was closed: it stays closed until the mouse has left it. */
  readonly dismissed: string | null;
  /** Several, in the order in which they were chosen; null while stars are chosen one at a time. */
  readonly several: readonly string[] | null;
};

export type ChoiceEvent =
  /** All stars in reach, the nearest first. */
  | { readonly event: "tapped"; readonly ids: readonly string[]; readonly isAdding: boolean }
  | { readonly event: "hovered"; readonly id: string | null }
  | { readonly event: "selected"; readonly id: string | null }
  /** Adds a star to several, or takes it out again. */
  | { readonly event: "added"; readonly id: string | null }
  | { readonly event: "held"; readonly id: string }
  | { readonly event: "escaped" };

export const nothingChosen: Choice = { selected: null, hovered: null, dismissed: null, several: null };

export function choose(choice: Choice, happened: ChoiceEvent): Choice {
  switch (happened.event) {
    case "hovered":
      return hover(choice, happened.id);
    case "selected":
      return { ...choice, selected: happened.id, dismissed: null };
    case "added":
      return happened.id === null ? choice : add(choice, happened.id);
    case "held":
      return choice.several?.includes(happened.id) ? choice : add(choice, happened.id);
    case "escaped":
      return choice.several ? leaveSeveral(choice) : { ...choice, selected: null, dismissed: choice.hovered };
    case "tapped":
      return tap(choice, happened.ids, happened.isAdding);
  }
}

/** The same object when nothing changes: the mouse moves often. */
function hover(choice: Choice, id: string | null): Choice {
  if (id === choice.hovered) return choice;
  return { ...choice, hovered: id, dismissed: id === choice.dismissed ? id : null };
}

function tap(choice: Choice, ids: readonly string[], isAdding: boolean): Choice {
  const [nearest] = ids;
  if (nearest === undefined) return choice.several ? leaveSeveral(choice) : { ...choice, selected: null };
  if (choice.several || isAdding) return add(choice, nearest);
  // Repeated taps go through the stars that lie there, and after the last to none.
  const at = choice.selected === null ? -1 : ids.indexOf(choice.selected);
  const next = at < 0 ? nearest : (ids[at + 1] ?? null);
  return { ...choice, selected: next, dismissed: next === null ? nearest : null };
}

/** The first of several is the star that was selected until then; with the last one the choosing ends. */
function add(choice: Choice, id: string): Choice {
  const several = choice.several ?? (choice.selected === null ? [] : [choice.selected]);
  const isNew = choice.several === null || !several.includes(id);
  const others = several.filter((one) => one !== id);
  const chosen = isNew ? [...others, id] : others;
  if (chosen.length === 0) return leaveSeveral(choice);
  return { ...choice, selected: null, dismissed: null, several: chosen };
}

const leaveSeveral = (choice: Choice): Choice => ({
  ...choice,
  selected: null,
  several: null,
  dismissed: choice.hovered,
});

/** The star whose tooltip shows: the one under the mouse, or else the selected one. */
export const shownStar = ({ selected, hovered, dismissed }: Choice): string | null =>
  hovered !== null && hovered !== dismissed ? hovered : selected;
