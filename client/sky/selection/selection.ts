/** How events change the selection. */

import type { Selection } from "./selection-state.ts";

export type SelectionEvent =
  /** Ids of all stars in reach, the nearest first. */
  | { readonly type: "tapped"; readonly ids: readonly string[]; readonly isAdding: boolean }
  | { readonly type: "hovered"; readonly id: string | null }
  | { readonly type: "selected"; readonly id: string | null }
  /** Adds a star to several or removes it. */
  | { readonly type: "toggled"; readonly id: string | null }
  | { readonly type: "held"; readonly id: string }
  /** The list changed: stars that are no longer in it are not selected. */
  | { readonly type: "listed"; readonly has: (id: string) => boolean }
  | { readonly type: "escaped" };

export function reduceSelection(selection: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case "hovered":
      return hover(selection, event.id);
    case "selected":
      return { ...selection, selected: event.id, dismissed: null };
    case "toggled":
      return event.id === null ? selection : toggle(selection, event.id);
    case "held":
      return selection.several?.includes(event.id) ? selection : toggle(selection, event.id);
    case "listed":
      return keepListed(selection, event.has);
    case "escaped":
      return selection.several
        ? endSeveral(selection)
        : { ...selection, selected: null, dismissed: selection.hovered };
    case "tapped":
      return tap(selection, event.ids, event.isAdding);
  }
}

/** Returns the same object when nothing changes, because the mouse moves often. */
function hover(selection: Selection, id: string | null): Selection {
  if (id === selection.hovered) return selection;
  return { ...selection, hovered: id, dismissed: id === selection.dismissed ? id : null };
}

function tap(selection: Selection, ids: readonly string[], isAdding: boolean): Selection {
  const [nearest] = ids;
  if (nearest === undefined)
    return selection.several ? endSeveral(selection) : { ...selection, selected: null };
  if (selection.several || isAdding) return toggle(selection, nearest);
  // Repeated taps cycle through the stars in reach; the tap after the last one selects none.
  const at = selection.selected === null ? -1 : ids.indexOf(selection.selected);
  const next = at < 0 ? nearest : (ids[at + 1] ?? null);
  return { ...selection, selected: next, dismissed: next === null ? nearest : null };
}

/** The star that was selected before becomes the first of several. Removing the last one ends the selection. */
function toggle(selection: Selection, id: string): Selection {
  const several = selection.several ?? (selection.selected === null ? [] : [selection.selected]);
  const isNew = selection.several === null || !several.includes(id);
  const others = several.filter((one) => one !== id);
  const remaining = isNew ? [...others, id] : others;
  if (remaining.length === 0) return endSeveral(selection);
  return { ...selection, selected: null, dismissed: null, several: remaining };
}

/** Returns the same object when every star is still listed. Removing the last of several ends their selection. */
function keepListed(selection: Selection, has: (id: string) => boolean): Selection {
  const listed = (id: string | null) => (id !== null && has(id) ? id : null);
  const several = selection.several?.filter(has) ?? null;
  const kept: Selection = {
    selected: listed(selection.selected),
    hovered: listed(selection.hovered),
    dismissed: listed(selection.dismissed),
    several: several?.length === selection.several?.length ? selection.several : several,
  };
  if (several?.length === 0) return endSeveral(kept);
  const fields = ["selected", "hovered", "dismissed", "several"] as const;
  return fields.every((field) => kept[field] === selection[field]) ? selection : kept;
}

const endSeveral = (selection: Selection): Selection => ({
  ...selection,
  selected: null,
  several: null,
  dismissed: selection.hovered,
});

/** The star under the mouse, or else the selected one. */
export const tooltipStar = ({ selected, hovered, dismissed }: Selection): string | null =>
  hovered !== null && hovered !== dismissed ? hovered : selected;
