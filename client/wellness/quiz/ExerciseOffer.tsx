import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { wellness } from "#domain/languages/en/wellness.ts";
import { findExercise } from "#domain/wellness/exercises/exercises.ts";
import { exerciseFor } from "#domain/wellness/quiz/offered-exercise.ts";
import type { Reason } from "#domain/wellness/quiz/recommendations.ts";
import { useTranslator } from "../../languages/language.ts";
import { ExerciseMark } from "../mindful/appearance/ExerciseMark.tsx";
import { exercisePath } from "../mindful/paths.ts";

/** A link to the exercise that fits a reason. `isShort` is for a narrow place. */
export function ExerciseOffer({ reason, isShort = false }: { reason: Reason; isShort?: boolean }) {
  const t = useTranslator();
  const exercise = findExercise(exerciseFor[reason]);
  if (!exercise) return null;
  const { id, title, description, durationSeconds } = exercise;
  return (
    <Link
      href={exercisePath(id)}
      className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-raised p-3 text-start transition-colors duration-150 hover:border-edge"
    >
      <ExerciseMark exercise={exercise} size="small" />
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="font-medium">{t(title)}</span>
        {!isShort && <span className="text-small text-quiet text-pretty">{t(description)}</span>}
        <span className="text-small text-quiet tabular-nums">
          {t(wellness.duration.minutes, { minutes: durationSeconds / 60 })}
        </span>
      </span>
      {!isShort && (
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet rtl:-scale-x-100" />
      )}
    </Link>
  );
}
