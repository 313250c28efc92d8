import { Link } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { type ComingSoonId, comingSoonIds, quizId } from "#domain/wellness/ids.ts";
import { NotFoundPage } from "../errors/NotFoundPage.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { Button } from "../ui/Button.tsx";
import { Message } from "../ui/Message.tsx";
import { QuizScreen } from "./quiz/QuizScreen.tsx";
import { gameTitle } from "./quiz/quiz-text.ts";

const isComing = (id: string): id is ComingSoonId => (comingSoonIds as readonly string[]).includes(id);

/** `gameId` comes from the URL and may be any text. */
export function GamePage({ user, gameId }: { user: User; gameId: string }) {
  if (gameId === quizId) return <QuizScreen userId={user.id} />;
  if (isComing(gameId)) return <ComingSoon id={gameId} />;
  return <NotFoundPage />;
}

function ComingSoon({ id }: { id: ComingSoonId }) {
  usePageTitle("Coming soon");
  return (
    <Message title="Coming Soon">
      <p className="text-quiet">
        {gameTitle(id)} is still being made. Please finish the baseline quiz first: it is where every activity
        begins.
      </p>
      <Button asChild variant="primary">
        <Link href="/wellness-games">Back to activities</Link>
      </Button>
    </Message>
  );
}
