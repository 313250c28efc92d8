import { RotateCcw } from "lucide-react";
import { Link } from "wouter";
import { focusScore } from "#domain/wellness/exercises/focus.ts";
import { questionsOf } from "#domain/wellness/exercises/questions.ts";
import { Button } from "../../../ui/Button.tsx";
import { icons } from "../appearance/exercise-style.ts";
import { listPath } from "../paths.ts";
import type { SessionProps } from "../session/session-store.ts";
import { TriggerSummary } from "../trigger/TriggerSummary.tsx";
import { Answers } from "./Answers.tsx";
import { CompletionPanel } from "./CompletionPanel.tsx";
import { closingTexts, timeOverText } from "./closing-text.ts";
import { FocusSummary } from "./FocusSummary.tsx";
import { Fact } from "./Rows.tsx";

/** The end of every exercise but breathing. */
export function Completion({ exercise, session, store }: SessionProps) {
  const Icon = icons[exercise.icon];
  const isTimeOver = session.answers.length < questionsOf(exercise).length;
  return (
    <CompletionPanel
      exercise={exercise}
      session={session}
      mark={<Icon strokeWidth={1.75} />}
      title="Exercise Complete!"
      text={isTimeOver ? timeOverText : closingTexts[exercise.type]}
      fact={exercise.type === "focus" && <Fact term="Score">{focusScore(session.focus)}</Fact>}
      actions={
        <>
          <Button onClick={store.reset}>
            <RotateCcw aria-hidden="true" />
            Do Again
          </Button>
          <Button asChild>
            <Link href={listPath}>Choose Another</Link>
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
