import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import { cn } from "../../../ui/class-names.ts";
import { icons, toneStyle } from "./exercise-style.ts";

const sizes = {
  small: "size-12 [&_svg]:size-5.5",
  large: "size-24 [&_svg]:size-10",
};

/** The icon of an exercise, as a small planet in its colour. */
export function ExerciseMark({ exercise, size }: { exercise: Exercise; size: keyof typeof sizes }) {
  const Icon = icons[exercise.icon];
  return (
    <span
      aria-hidden="true"
      style={toneStyle(exercise)}
      className={cn(
        "tone grid shrink-0 place-items-center rounded-full border border-current/25 bg-radial-[at_35%_25%] from-current/28 to-current/6",
        sizes[size],
      )}
    >
      <Icon strokeWidth={1.75} />
    </span>
  );
}
