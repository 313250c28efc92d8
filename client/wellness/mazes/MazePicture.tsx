import { memo } from "react";
import type { Maze } from "#domain/wellness/maze.ts";
import { drawMaze } from "./drawing.ts";

/** A maze as a star chart: fine walls with stars where they meet, and dark clouds where there is no way. */
export const MazePicture = memo(function MazePicture({ maze }: { maze: Maze }) {
  const { walls, stars, clouds } = drawMaze(maze);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={clouds} className="fill-edge" fillOpacity="0.2" />
      <path d={walls} vectorEffect="non-scaling-stroke" className="stroke-edge" strokeWidth="2" />
      <path d={stars} vectorEffect="non-scaling-stroke" className="stroke-quiet" strokeWidth="3.5" />
      <rect
        width={maze.width}
        height={maze.height}
        rx="0.35"
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
        strokeWidth="2"
      />
    </g>
  );
});
