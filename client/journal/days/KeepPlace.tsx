import { Component, type ReactNode, type RefObject } from "react";

type Props = { list: RefObject<HTMLElement | null>; children: ReactNode };
/** A row in view, and its distance from the top of the window. */
type Place = { readonly row: Element; readonly top: number };

/** Pixels from the top, below the head of the page and the heading of the month, which stay in view. */
const readingLine = 104;

/**
 * Keeps what a person reads where it is, when rows above it come, go, or turn out to be higher than estimated. Browsers'
 * own scroll anchoring is not in all of them. A class, because only a class learns the moment before the DOM changes.
 */
export class KeepPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(): readonly Place[] {
    const list = this.props.list.current;
    // The list may be at its top, where the newest star comes into view.
    if (!list || list.getBoundingClientRect().top >= 0) return [];
    return [...list.querySelectorAll("[data-row]")].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > readingLine && top < innerHeight ? { row, top } : [];
    });
  }

  override componentDidUpdate(_: Props, __: unknown, places: readonly Place[]) {
    // The first row in view may have been removed.
    const place = places.find(({ row }) => row.isConnected);
    if (!place) return;
    const moved = place.row.getBoundingClientRect().top - place.top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
  }

  override render() {
    return this.props.children;
  }
}
