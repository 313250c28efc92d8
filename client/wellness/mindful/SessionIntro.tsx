import type { Exercise } from "#domain/wellness/exercises.ts";
import { ExerciseMark } from "./ExerciseMark.tsx";

/** Before the start: what will come. */
export const SessionIntro = ({ exercise, lines }: { exercise: Exercise; lines: readonly string[] }) => (
  <div className="flex grow flex-col items-center justify-center gap-6 py-4 text-center">
    <ExerciseMark exercise={exercise} size="large" />
    <div className="flex max-w-[52ch] flex-col gap-2 text-balance">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
);
