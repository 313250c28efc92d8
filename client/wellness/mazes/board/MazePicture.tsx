import { memo, useId } from "react";
import type { Maze } from "#domain/wellness/mazes/maze.ts";
import { drawMaze } from "./drawing.ts";

/** Corner radius of the frame, in cells. */
const corner = 0.35;

/** A maze as a star chart: fine walls, stars where walls meet, and clouds over the cells that were not carved. */
export const MazePicture = memo(function MazePicture({
  maze,
  isSmall = false,
}: {
  maze: Maze;
  isSmall?: boolean;
}) {
  const { walls, stars, clouds, dust } = drawMaze(maze);
  const cloud = useId();
  const wall = isSmall ? 1.25 : 2;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <radialGradient
        id={cloud}
        gradientUnits="userSpaceOnUse"
        cx={maze.width * 0.7}
        cy={maze.height * 0.3}
        r={maze.width * 0.9}
      >
        <stop className="maze-cloud-near" />
        <stop className="maze-cloud-far" offset="1" />
      </radialGradient>
      <clipPath id={`${cloud}-frame`}>
        <rect width={maze.width} height={maze.height} rx={corner} />
      </clipPath>
      <path d={clouds} fill={`url(#${cloud})`} clipPath={`url(#${cloud}-frame)`} />
      <path
        d={dust}
        vectorEffect="non-scaling-stroke"
        className="stroke-quiet"
        strokeWidth={isSmall ? 1 : 1.6}
        strokeOpacity="0.6"
      />
      <path d={walls} vectorEffect="non-scaling-stroke" className="stroke-edge" strokeWidth={wall} />
      <path d={stars} vectorEffect="non-scaling-stroke" className="stroke-quiet" strokeWidth={wall * 1.8} />
      <rect
        width={maze.width}
        height={maze.height}
        rx={corner}
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
        strokeWidth={wall}
      />
    </g>
  );
});
