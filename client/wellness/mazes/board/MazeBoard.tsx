import { type CSSProperties, type PointerEvent, type Ref, useId, useMemo, useRef } from "react";
import { type Direction, endOf, type Place, placeTowards, start } from "#domain/wellness/mazes/maze.ts";
import type { MazeGame } from "#domain/wellness/mazes/maze-game.ts";
import { pathAlong, stepsFrom } from "#domain/wellness/mazes/maze-paths.ts";
import { stepOfSwipe } from "../controls/steering.ts";
import { dotsOf, fourRays, lineThrough } from "./drawing.ts";
import { MazePicture } from "./MazePicture.tsx";

/** A wall that stopped the player. `count` distinguishes successive bumps. */
export type Bump = { readonly direction: Direction; readonly count: number };

type Props = {
  game: MazeGame;
  bump: Bump | null;
  ref: Ref<HTMLDivElement>;
  label: string;
  describedBy: string;
  onMove: (direction: Direction) => void;
};

/** The maze, the path from the start to the player, and the visited cells. */
export function MazeBoard({ game, bump, ref, label, describedBy, onMove }: Props) {
  const { maze, place } = game;
  const swipe = useSwipe(maze.width, onMove);
  return (
    <div
      ref={ref}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles keys and describes them.
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      {...swipe}
      className="cursor-grab touch-none select-none outline-none active:cursor-grabbing"
      // Each cell is as many whole pixels as its neighbours, so that all walls are equally crisp.
      style={{ width: `round(down, min(100%, max(18rem, 100dvh - 13rem)), ${maze.width}px)` }}
    >
      <svg
        viewBox={`0 0 ${maze.width} ${maze.height}`}
        aria-hidden="true"
        className="block w-full overflow-visible"
      >
        {/* Clips the glow at the frame. */}
        <svg aria-hidden="true" width={maze.width} height={maze.height}>
          <Glow place={place} />
        </svg>
        <Lights game={game} />
        <MazePicture maze={maze} />
        <Goal place={endOf(maze)} />
        <Player place={place} bump={bump} />
      </svg>
    </div>
  );
}

/** Faint lights on visited cells, and a line along the path back to the start. */
function Lights({ game: { maze, place, visited } }: { game: MazeGame }) {
  const stepsFromStart = useMemo(() => stepsFrom(maze, start), [maze]);
  const path = pathAlong(maze, stepsFromStart, place) ?? [];
  const visitedCells = visited.flatMap((index) => maze.cells[index] ?? []);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={dotsOf(visitedCells)}
        vectorEffect="non-scaling-stroke"
        className="stroke-accent opacity-35"
        strokeWidth="4"
      />
      <path d={lineThrough(path)} className="stroke-accent opacity-15" strokeWidth="0.62" />
      <path
        d={lineThrough(path)}
        vectorEffect="non-scaling-stroke"
        className="stroke-accent opacity-70"
        strokeWidth="1.5"
      />
      <path d={dotsOf(path)} vectorEffect="non-scaling-stroke" className="stroke-accent" strokeWidth="4" />
    </g>
  );
}

const moveTo = ({ x, y }: Place) => ({ transform: `translate(${x + 0.5}px, ${y + 0.5}px)` });

/** The light around the player. */
function Glow({ place }: { place: Place }) {
  const id = useId();
  return (
    <g className="maze-player text-accent-ink" style={moveTo(place)}>
      <radialGradient id={id}>
        <stop stopColor="currentColor" stopOpacity="0.4" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
      <circle r="2.4" fill={`url(#${id})`} />
    </g>
  );
}

function Player({ place, bump }: { place: Place; bump: Bump | null }) {
  const nudge = bump ? placeTowards({ x: 0, y: 0 }, bump.direction) : { x: 0, y: 0 };
  return (
    <g className="maze-player" style={moveTo(place)}>
      <g
        key={bump?.count}
        className={bump ? "maze-nudge" : undefined}
        style={{ "--nudge-x": `${nudge.x * 0.18}px`, "--nudge-y": `${nudge.y * 0.18}px` } as CSSProperties}
      >
        <circle r="0.32" className="fill-solid stroke-accent" strokeWidth="0.08" />
        <path d={fourRays} transform="scale(0.44)" className="fill-accent" />
      </g>
    </g>
  );
}

function Goal({ place }: { place: Place }) {
  return (
    <g style={moveTo(place)} className="text-amber">
      <circle r="0.42" className="maze-ring fill-amber-wash stroke-amber" strokeWidth="0.06" />
      <path d={fourRays} transform="scale(0.36)" className="fill-amber" />
    </g>
  );
}

/** Dragging a finger or the mouse moves the player one step for each cell's width. */
function useSwipe(columns: number, onMove: (direction: Direction) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current || !event.isPrimary) return;
      const cell = event.currentTarget.clientWidth / columns;
      const to = { x: event.clientX, y: event.clientY };
      for (let step = stepOfSwipe(from.current, to, cell); step; step = stepOfSwipe(from.current, to, cell)) {
        from.current = step[1];
        onMove(step[0]);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
