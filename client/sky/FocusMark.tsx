import type { Ref } from "react";

/**
 * Shows that the keys go to the sky: corners round its middle, where Enter selects the nearest star. A frame round the
 * whole sky would be a frame round the window. The canvas before it is its `peer`.
 */
export function FocusMark({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      className="pointer-events-none absolute top-1/2 left-1/2 hidden -translate-1/2 text-accent-ink peer-focus-visible:block"
    >
      <svg
        aria-hidden="true"
        viewBox="-32 -32 64 64"
        className="size-16 animate-fade drop-shadow-[0_0_2px_var(--color-ground)]"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-30 -18V-30H-18M18 -30H30V-18M30 18V30H18M-18 30H-30V18" />
      </svg>
    </div>
  );
}
