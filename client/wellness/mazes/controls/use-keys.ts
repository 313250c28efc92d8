import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from "react";
import type { Direction } from "#domain/wellness/mazes/maze.ts";
import { directionOfKey } from "./steering.ts";

/**
 * The `onKeyDown` of the maze and its buttons. Arrow keys also work when no element has the focus. When the game is
 * over, they scroll the page again, except for a key that is still held down.
 */
export function useKeys(onMove: (direction: Direction) => void, isOver: boolean) {
  const press = (event: KeyboardEvent, isInMaze: boolean) => {
    const direction = directionOfKey(event, isInMaze);
    if (!direction || (isOver && !event.repeat)) return;
    event.preventDefault();
    onMove(direction);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target === document.body) press(event, false);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  return (event: ReactKeyboardEvent) => press(event.nativeEvent, true);
}
