import { RotateCcw } from "lucide-react";
import { Link } from "wouter";
import { mindful } from "#domain/languages/en/mindful.ts";
import { focusScore } from "#domain/wellness/exercises/focus.ts";
import { questionsOf } from "#domain/wellness/exercises/questions.ts";
import { useTranslator } from "../../../languages/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { icons } from "../appearance/exercise-style.ts";
import { listPath } from "../paths.ts";
import type { SessionProps } from "../session/session-store.ts";
import { TriggerSummary } from "../trigger/TriggerSummary.tsx";
import { Answers } from "./Answers.tsx";
import { CompletionPanel } from "./CompletionPanel.tsx";
import { FocusSummary } from "./FocusSummary.tsx";
import { Fact } from "./Rows.tsx";

/** The end of every exercise but breathing. */
export function Completion({ exercise, session, store }: SessionProps) {
  const t = useTranslator();
  const Icon = icons[exercise.icon];
  const isTimeOver = session.answers.length < questionsOf(exercise).length;
  return (
    <CompletionPanel
      exercise={exercise}
      session={session}
      mark={<Icon strokeWidth={1.75} />}
      title={t(mindful.end.title)}
      text={t(isTimeOver ? mindful.end.timeOver : mindful.end.closing[exercise.type])}
      fact={exercise.type === "focus" && <Fact term={t(mindful.end.score)}>{focusScore(session.focus)}</Fact>}
      actions={
        <>
          <Button onClick={store.reset}>
            <RotateCcw aria-hidden="true" />
            {t(mindful.end.again)}
          </Button>
          <Button asChild>
            <Link href={listPath}>{t(mindful.end.another)}</Link>
          </Button>
        </>
      }
    >
      <Summary exercise={exercise} session={session} />
    </CompletionPanel>
  );
}

function Summary({ exercise, session }: Pick<SessionProps, "exercise" | "session">) {
  switch (exercise.type) {
    case "trigger":
      return <TriggerSummary answers={session.answers} />;
    case "focus":
      return <FocusSummary record={session.focus} />;
    default:
      return <Answers exercise={exercise} session={session} />;
  }
}
