import { api } from "#domain/api.ts";
import { type NewQuizResponse, newQuizResponseSchema } from "#domain/wellness/quiz.ts";
import { send } from "../../api.ts";
import { Outbox } from "../outbox.ts";

/** Answers on their way: whoever answers is never told of a failure. The run and the scenario make each count once. */
export const quizOutbox = new Outbox<NewQuizResponse>({
  name: "quiz",
  bodySchema: newQuizResponseSchema,
  deliver: (userId, { body }) => send(api.createQuizResponse, { params: { id: userId }, body }),
});
