import { Compass, RotateCcw, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { quiz } from "#domain/languages/en/quiz.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import type { QuizResult } from "#domain/wellness/quiz/quiz-run.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { share } from "../../ui/share.ts";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { formatSeconds, shareText } from "./quiz-text.ts";
import { RecommendationCard } from "./RecommendationCard.tsx";
import { YourAnswers } from "./wheel/YourAnswers.tsx";

type Props = {
  result: QuizResult;
  back: { href: string; label: string };
  onTakeAgain: () => void;
};

export function QuizResultView({ result, back, onTakeAgain }: Props) {
  const t = useTranslator();
  const { count, totalSeconds, averageSeconds, outcome, comparisons } = result;
  const listId = useId();
  return (
    <Page title={t(quiz.result.title)} back={back}>
      <section className="surface flex animate-rise flex-col gap-5 p-4 sm:p-6">
        <div className="flex flex-col gap-3">
          <OutcomeHeading title={t(outcome.title)} />
          <p className="max-w-[60ch] text-pretty">{t(outcome.description)}</p>
        </div>
        <dl className="grid grid-cols-3 gap-x-4 border-y border-line py-4 max-[22rem]:grid-cols-1 max-[22rem]:gap-y-3">
          <Fact term={t(quiz.result.scenarios)}>{count.toLocaleString(t.locale)}</Fact>
          <Fact term={t(quiz.result.totalTime)}>
            {t(quiz.result.seconds, { seconds: formatSeconds(t, totalSeconds) })}
          </Fact>
          <Fact term={t(quiz.result.average)}>
            {t(quiz.result.seconds, { seconds: formatSeconds(t, averageSeconds) })}
          </Fact>
        </dl>
        <p className="text-small text-quiet">{t(quiz.result.reflection)}</p>
      </section>
      {comparisons.length > 0 && <YourAnswers comparisons={comparisons} />}
      <section aria-labelledby={listId} className="flex flex-col gap-3 pt-2">
        <h2 id={listId} className="font-display text-title">
          {t(quiz.result.recommended)}
        </h2>
        <ul className="grid gap-3 md:grid-cols-3 md:grid-rows-[auto_auto]">
          {outcome.recommendations.map((recommendation) => (
            <li key={recommendation.id} className="grid md:row-span-2 md:grid-rows-subgrid">
              <RecommendationCard recommendation={recommendation} />
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button asChild variant="primary">
          <Link href="/wellness-games">
            <Compass aria-hidden="true" />
            {t(quiz.result.games)}
          </Link>
        </Button>
        <Button onClick={() => void shareResult(result)}>
          <Share2 aria-hidden="true" />
          {t(quiz.result.share)}
        </Button>
        <Button onClick={onTakeAgain}>
          <RotateCcw aria-hidden="true" />
          {t(quiz.result.again)}
        </Button>
      </div>
    </Page>
  );
}

/** Heading that takes the focus, so that a screen reader announces it. */
function OutcomeHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-none">
      {title}
    </h2>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col justify-between">
    <dt className="text-small text-quiet">{term}</dt>
    <dd className="font-display text-title tabular-nums">{children}</dd>
  </div>
);

async function shareResult(result: QuizResult) {
  const text = shareText(translator(), result);
  const shared = await share({ title: translator()(quiz.result.title), text }, text);
  const { copied, copiedHint, notShared } = wellness.sharing;
  if (shared === "copied") showToast((t) => ({ title: t(copied), description: t(copiedHint) }));
  if (shared === "refused") showToast((t) => destructive(t(notShared), t(quiz.result.notSharedReason)));
}
