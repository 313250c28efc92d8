import type { ReactNode } from "react";
import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { quiz } from "#domain/languages/en/quiz.ts";
import type { ComingSoonId } from "#domain/wellness/ids.ts";
import { reasonFor } from "#domain/wellness/quiz/offered-exercise.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ExerciseOffer } from "./ExerciseOffer.tsx";
import { useFinishedQuiz } from "./use-finished-quiz.ts";

type Props = { userId: string; id: ComingSoonId };

/** A game that is not built yet: before the quiz it leads to the quiz, afterwards to an exercise. */
export function ComingSoon({ userId, id }: Props) {
  const t = useTranslator();
  usePageTitle(t(quiz.comingSoon.pageTitle));
  const finished = useFinishedQuiz(userId);
  const game = t(quiz.games[id]);
  switch (finished.state) {
    case "loading":
      return (
        <Placeholder text={t(quiz.comingSoon.building, { game })}>
          <div
            role="status"
            aria-label={t(common.loadingForm)}
            className="h-18 w-full animate-breathe rounded-control bg-raised"
          />
          <WayBack />
        </Placeholder>
      );
    case "error":
      return (
        <Placeholder text={t(quiz.comingSoon.building, { game })}>
          <Notice tone="plain">{t(quiz.comingSoon.unreachable)}</Notice>
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" disabled={finished.isRetrying} onClick={finished.retry}>
              {t(common.tryAgain)}
            </Button>
            <WayBack />
          </div>
        </Placeholder>
      );
    case "unfinished":
      return (
        <Placeholder text={t(quiz.comingSoon.quizFirst, { game })}>
          <WayBack isPrimary />
        </Placeholder>
      );
    case "finished": {
      const reason = reasonFor(id, finished.given);
      return (
        <Placeholder text={t(quiz.comingSoon.offer, { game, about: t(quiz.comingSoon.about[reason]) })}>
          <ExerciseOffer reason={reason} />
          <WayBack />
        </Placeholder>
      );
    }
  }
}

const Placeholder = ({ text, children }: { text: string; children: ReactNode }) => (
  <Message title={useTranslator()(quiz.comingSoon.title)}>
    <p className="text-quiet">{text}</p>
    {children}
  </Message>
);

const WayBack = ({ isPrimary = false }: { isPrimary?: boolean }) => (
  <Button asChild variant={isPrimary ? "primary" : "plain"}>
    <Link href="/wellness-games">{useTranslator()(quiz.back)}</Link>
  </Button>
);
