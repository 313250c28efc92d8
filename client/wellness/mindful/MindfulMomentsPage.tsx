import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { mindful } from "#domain/languages/en/mindful.ts";
import { findExercise } from "#domain/wellness/exercises/exercises.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { showToast } from "../../ui/toasts.ts";
import { ExerciseList } from "./ExerciseList.tsx";
import { ExerciseScreen } from "./ExerciseScreen.tsx";
import { listPath, readExerciseId } from "./paths.ts";

/** The list of exercises, or the exercise that the URL names. */
export function MindfulMomentsPage({ user }: { user: User }) {
  const t = useTranslator();
  const id = readExerciseId(useSearch());
  const exercise = findExercise(id);
  const [lastId, setLastId] = useState(id);
  if (exercise && exercise.id !== lastId) setLastId(exercise.id);
  useUnknownId(id !== null && !exercise);
  usePageTitle(t(exercise?.title ?? mindful.pageTitle));
  if (exercise) return <ExerciseScreen key={exercise.id} user={user} exercise={exercise} />;
  return <ExerciseList userId={user.id} lastId={lastId} />;
}

function useUnknownId(isUnknown: boolean) {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isUnknown) return;
    navigate(listPath, { replace: true });
    showToast((t) => ({ title: t(mindful.unknown.title), description: t(mindful.unknown.reason) }));
  }, [isUnknown, navigate]);
}
