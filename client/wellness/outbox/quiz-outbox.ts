import { api } from "#domain/api.ts";
import { type NewQuizResponse, newQuizResponseSchema } from "#domain/wellness/quiz/quiz.ts";
import { send } from "../../api.ts";
import { Outbox } from "./outbox.ts";
import { showQuotaRefusal } from "./quota-toast.ts";

/** The outbox of quiz responses. The server stores each scenario of a run once. Network failures show no message. */
export const quizOutbox = new Outbox<NewQuizResponse>({
  name: "quiz",
  bodySchema: newQuizResponseSchema,
  deliver: (userId, { body }) => send(api.createQuizResponse, { params: { id: userId }, body }),
  onRefusal: showQuotaRefusal,
});
