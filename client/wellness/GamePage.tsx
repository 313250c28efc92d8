import type { User } from "#domain/accounts/user.ts";
import { type ComingSoonId, comingSoonIds, quizId } from "#domain/wellness/ids.ts";
import { NotFoundPage } from "../errors/NotFoundPage.tsx";
import { ComingSoon } from "./quiz/ComingSoon.tsx";
import { QuizScreen } from "./quiz/QuizScreen.tsx";

const isComing = (id: string): id is ComingSoonId => (comingSoonIds as readonly string[]).includes(id);

/** `gameId` comes from the URL and may be any text. */
export function GamePage({ user, gameId }: { user: User; gameId: string }) {
  if (gameId === quizId) return <QuizScreen userId={user.id} />;
  if (isComing(gameId)) return <ComingSoon key={gameId} userId={user.id} id={gameId} />;
  return <NotFoundPage />;
}
