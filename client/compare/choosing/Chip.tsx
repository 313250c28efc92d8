import type { ReactNode } from "react";

type Props = { isChosen: boolean; onPress: () => void; children: ReactNode };

/** One of several suggestions: pressed while it is what is compared. */
export const Chip = ({ isChosen, onPress, children }: Props) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onPress}
    className="min-h-11 rounded-control border border-line bg-raised px-3 text-start text-small transition-colors duration-150 hover:border-edge aria-pressed:border-accent aria-pressed:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)]"
  >
    {children}
  </button>
);
