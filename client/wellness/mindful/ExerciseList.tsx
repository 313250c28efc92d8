import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { exerciseTitles } from "#domain/languages/en/exercise-titles.ts";
import { mindful } from "#domain/languages/en/mindful.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import { alikePairs, allExercises, type Exercise } from "#domain/wellness/exercises/exercises.ts";
import { formatElapsed } from "#domain/wellness/exercises/session-clock.ts";
import { useTranslator } from "../../languages/language.ts";
import { Page } from "../../ui/Page.tsx";
import { YourPractice } from "../practice/LazyYourPractice.tsx";
import { ExerciseMark } from "./appearance/ExerciseMark.tsx";
import { exercisePath } from "./paths.ts";
import { readSession } from "./session/saved-sessions.ts";

/** Focuses the card of `lastId`, the exercise from which the person returns. */
export function ExerciseList({ userId, lastId }: { userId: string; lastId: string | null }) {
  const t = useTranslator();
  return (
    <Page title={t(mindful.title)} back={{ href: "/wellness-games", label: t(mindful.back) }}>
      <p className="max-w-[60ch] text-quiet text-pretty">{t(mindful.intro)}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {allExercises.map((exercise) => (
          <li key={exercise.id}>
            <Card userId={userId} exercise={exercise} isLast={exercise.id === lastId} />
          </li>
        ))}
      </ul>
      <YourPractice userId={userId} kind="exercise" names={exerciseTitles} />
    </Page>
  );
}

/** Says how the exercise differs from the one that sounds like it. */
function Difference({ id }: Pick<Exercise, "id">) {
  const t = useTranslator();
  const pair = alikePairs.find((each) => each.asking === id || each.quiet === id);
  if (!pair) return null;
  const other = t(exerciseTitles[pair.asking === id ? pair.quiet : pair.asking]);
  return (
    <p className="text-pretty text-small">
      {t(pair.asking === id ? mindful.differs.asking : mindful.differs.quiet, { other })}
    </p>
  );
}

type CardProps = { userId: string; exercise: Exercise; isLast: boolean };

function Card({ userId, exercise, isLast }: CardProps) {
  const t = useTranslator();
  const { id, title, description, type, durationSeconds } = exercise;
  const [savedSession] = useState(() => readSession(userId, exercise));
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isLast) link.current?.focus();
  }, [isLast]);
  return (
    <Link
      ref={link}
      href={exercisePath(id)}
      className="flex h-full gap-4 rounded-panel border border-line bg-panel p-4 transition-colors duration-150 hover:border-edge"
    >
      <ExerciseMark exercise={exercise} size="small" />
      <div className="flex min-w-0 grow flex-col gap-1">
        <h2 className="font-display text-lead">{t(title)}</h2>
        <p className="text-quiet text-pretty">{t(description)}</p>
        <Difference id={id} />
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-small text-quiet tabular-nums">
          <span className="rounded-full border border-line px-2 py-0.5">{t(mindful.types[type])}</span>
          {t(wellness.duration.minutes, { minutes: durationSeconds / 60 })}
          {savedSession && (
            <span className="text-accent-ink">
              {t(mindful.pausedAt, { time: formatElapsed(savedSession.clock.elapsedMs) })}
            </span>
          )}
        </p>
      </div>
    </Link>
  );
}
