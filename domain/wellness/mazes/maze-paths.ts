/** Distances and shortest paths in a maze. */

import { endOf, indexOf, type Maze, openDirections, type Place, placeTowards, start } from "./maze.ts";

/** The distance in steps from a place to each cell, in the order of the cells; -1 for unreachable cells. */
export function stepsFrom(maze: Maze, from: Place): Int32Array {
  const steps = new Int32Array(maze.cells.length).fill(-1);
  const queue = [from];
  steps[indexOf(maze, from)] = 0;
  // The queue grows while it is read.
  for (const place of queue) {
    const next = (steps[indexOf(maze, place)] ?? 0) + 1;
    for (const direction of openDirections(maze, place)) {
      const beyond = placeTowards(place, direction);
      if (steps[indexOf(maze, beyond)] !== -1) continue;
      steps[indexOf(maze, beyond)] = next;
      queue.push(beyond);
    }
  }
  return steps;
}

/** The path from a place to the origin of `steps` (see `stepsFrom`), both included; null without a path. */
export function pathAlong(maze: Maze, steps: Int32Array, from: Place): Place[] | null {
  const stepsAt = (place: Place) => steps[indexOf(maze, place)] ?? -1;
  if (stepsAt(from) < 0) return null;
  const path = [from];
  for (let place = from; stepsAt(place) > 0; path.push(place)) {
    const nearer = stepsAt(place) - 1;
    const neighbors = openDirections(maze, place).map((direction) => placeTowards(place, direction));
    place = neighbors.find((neighbor) => stepsAt(neighbor) === nearer) ?? place;
  }
  return path;
}

/** A shortest path, both ends included; null without a path. */
export function shortestPath(maze: Maze, from: Place = start, to: Place = endOf(maze)): Place[] | null {
  return pathAlong(maze, stepsFrom(maze, to), from);
}
