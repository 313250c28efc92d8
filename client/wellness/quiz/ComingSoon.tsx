import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ComingSoonId } from "#domain/wellness/ids.ts";
import { reasonFor } from "#domain/wellness/quiz/offered-exercise.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ExerciseOffer } from "./ExerciseOffer.tsx";
import { gameTitle, reasonText } from "./quiz-text.ts";
import { useFinishedQuiz } from "./use-finished-quiz.ts";

type Props = { userId: string; id: ComingSoonId };

/** A game that is not built yet: before the quiz it leads to the quiz, afterwards to an exercise. */
export function ComingSoon({ userId, id }: Props) {
  usePageTitle("Coming soon");
  const quiz = useFinishedQuiz(userId);
  const title = gameTitle(id);
  switch (quiz.state) {
    case "loading":
      return (
        <Placeholder text={`${title} is still being built.`}>
          <div
            role="status"
            aria-label="Loading"
            className="h-18 w-full animate-breathe rounded-control bg-raised"
          />
          <WayBack />
        </Placeholder>
      );
    case "error":
      return (
        <Placeholder text={`${title} is still being built.`}>
          <Notice tone="plain">Your quiz cannot be looked up right now. Nothing is lost.</Notice>
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" disabled={quiz.isRetrying} onClick={quiz.retry}>
              Try again
            </Button>
            <WayBack />
          </div>
        </Placeholder>
      );
    case "unfinished":
      return (
        <Placeholder
          text={`${title} is still being built. Please finish the baseline quiz first: every activity begins there.`}
        >
          <WayBack isPrimary />
        </Placeholder>
      );
    case "finished": {
      const reason = reasonFor(id, quiz.given);
      return (
        <Placeholder
          text={`${title} is still being built. It will be about ${reasonText(reason)}. Until it is ready, here is an exercise that goes the same way.`}
        >
          <ExerciseOffer reason={reason} />
          <WayBack />
        </Placeholder>
      );
    }
  }
}

const Placeholder = ({ text, children }: { text: string; children: ReactNode }) => (
  <Message title="Coming Soon">
    <p className="text-quiet">{text}</p>
    {children}
  </Message>
);

const WayBack = ({ isPrimary = false }: { isPrimary?: boolean }) => (
  <Button asChild variant={isPrimary ? "primary" : "plain"}>
    <Link href="/wellness-games">Back to activities</Link>
  </Button>
);
