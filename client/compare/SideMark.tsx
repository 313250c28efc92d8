import type { SideName } from "#domain/comparison/comparison.ts";
import { cn } from "../ui/class-names.ts";

/** The light of a side: its colour and, without colours, its shape, which are those that it has in the sky. */
export const SideMark = ({ side, className }: { side: SideName; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="-8 -8 16 16"
    className={cn("inline-block size-3.5 shrink-0", sideTone[side], className)}
  >
    <SideShape side={side} size={6} />
  </svg>
);

export const sideTone = { first: "text-first-side", second: "text-second-side" } as const;

/** The shape of a side around the origin of a drawing, `size` from its middle to its edge: a disc, and a ring with a corner up. */
export const SideShape = ({ side, size }: { side: SideName; size: number }) =>
  side === "first" ? (
    <circle r={size} fill="currentColor" />
  ) : (
    <path
      d={`M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`}
      fill="var(--color-solid)"
      stroke="currentColor"
      strokeWidth={size / 2.5}
      strokeLinejoin="round"
    />
  );
