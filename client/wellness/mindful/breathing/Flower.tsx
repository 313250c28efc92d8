import { cn } from "../../../ui/class-names.ts";
import { haloAt, petalAt, petalCount } from "./breath-motion.ts";

const petals = Array.from({ length: petalCount }, (_, n) => n);

type Props = {
  /** How far it is open while no animation moves it, 0 to 1. */
  level?: number;
  className?: string | undefined;
};

/** Petals of light round a middle, which animations of `data-breath` open and close. */
export const Flower = ({ level = 0, className }: Props) => (
  <div aria-hidden="true" className={cn("absolute inset-0 transition-opacity duration-500", className)}>
    <span
      data-breath="halo"
      style={haloAt(level)}
      className="absolute inset-0 rounded-full bg-radial from-current/35 to-transparent to-70%"
    />
    {petals.map((n) => (
      <span
        key={n}
        data-breath="petal"
        data-n={n}
        style={{ transform: petalAt(n, level) }}
        className={cn(
          "absolute inset-[29%] rounded-full bg-radial from-current/6 from-20% to-current/30",
          "border border-current/30",
        )}
      />
    ))}
  </div>
);
