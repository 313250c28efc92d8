import { questionsOf } from "#domain/wellness/exercises/questions.ts";
import type { SessionProps } from "../session/session-store.ts";
import { type Row, Rows } from "./Rows.tsx";

/** Shows the answers once. They are not stored. */
export function Answers({ exercise, session }: Pick<SessionProps, "exercise" | "session">) {
  const questions = questionsOf(exercise);
  const rows = session.answers.map((option, step): Row => {
    const question = questions[step];
    return [question?.heading ?? "", question?.options[option]];
  });
  return rows.length > 0 && <Rows rows={rows} />;
}
