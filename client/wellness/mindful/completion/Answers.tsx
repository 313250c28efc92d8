import { questionsOf } from "#domain/wellness/exercises/questions.ts";
import { useTranslator } from "../../../languages/language.ts";
import type { SessionProps } from "../session/session-store.ts";
import { type Row, Rows } from "./Rows.tsx";

/** Shows the answers once. They are not stored. */
export function Answers({ exercise, session }: Pick<SessionProps, "exercise" | "session">) {
  const t = useTranslator();
  const questions = questionsOf(exercise);
  const rows = session.answers.flatMap((option, step): Row[] => {
    const question = questions[step];
    const answer = question?.options[option];
    return question && answer ? [[t(question.heading), t(answer)]] : [];
  });
  return rows.length > 0 && <Rows rows={rows} />;
}
