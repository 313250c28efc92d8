/** What is selected in the sky. */

export type Selection = {
  readonly selected: string | null;
  readonly hovered: string | null;
  /** A star under the mouse whose tooltip was closed: the tooltip stays closed until the mouse leaves the star. */
  readonly dismissed: string | null;
  /** Ids in the order of selection; null while at most one star is selected at a time. */
  readonly several: readonly string[] | null;
};

export type SelectionState = {
  readonly selection: Selection;
  /** The star that the bracket keys step from while several are selected. */
  readonly cursor: string | null;
  /** Whether a bracket key moved the cursor: only then the sky turns to it. A tap must not turn the sky. */
  readonly isStepped: boolean;
  /** Whether the card of the selected star is open; it stays open from star to star. */
  readonly isOpen: boolean;
};

export const nothingSelected: SelectionState = {
  selection: { selected: null, hovered: null, dismissed: null, several: null },
  cursor: null,
  isStepped: false,
  isOpen: false,
};
