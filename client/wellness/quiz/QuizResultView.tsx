import { Compass, RotateCcw, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import type { QuizResult } from "#domain/wellness/quiz/quiz-run.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { share } from "../../ui/share.ts";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { formatSeconds, selfReflection, shareText } from "./quiz-text.ts";
import { RecommendationCard } from "./RecommendationCard.tsx";
import { YourAnswers } from "./wheel/YourAnswers.tsx";

type Props = {
  result: QuizResult;
  back: { href: string; label: string };
  onTakeAgain: () => void;
};

export function QuizResultView({ result, back, onTakeAgain }: Props) {
  const { count, totalSeconds, averageSeconds, outcome, comparisons } = result;
  const listId = useId();
  return (
    <Page title="Baseline Assessment Complete!" back={back}>
      <section className="surface flex animate-rise flex-col gap-5 p-4 sm:p-6">
        <div className="flex flex-col gap-3">
          <OutcomeHeading title={outcome.title} />
          <p className="max-w-[60ch] text-pretty">{outcome.description}</p>
        </div>
        <dl className="grid grid-cols-3 gap-x-4 border-y border-line py-4 max-[22rem]:grid-cols-1 max-[22rem]:gap-y-3">
          <Fact term="Scenarios">{count}</Fact>
          <Fact term="Total time">{formatSeconds(totalSeconds)} s</Fact>
          <Fact term="Average response">{formatSeconds(averageSeconds)} s</Fact>
        </dl>
        <p className="text-small text-quiet">{selfReflection} There is no better or worse outcome.</p>
      </section>
      {comparisons.length > 0 && <YourAnswers comparisons={comparisons} />}
      <section aria-labelledby={listId} className="flex flex-col gap-3 pt-2">
        <h2 id={listId} className="font-display text-title">
          Recommended for you
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
            Explore Games
          </Link>
        </Button>
        <Button onClick={() => void shareResult(result)}>
          <Share2 aria-hidden="true" />
          Share Results
        </Button>
        <Button onClick={onTakeAgain}>
          <RotateCcw aria-hidden="true" />
          Take Again
        </Button>
      </div>
    </Page>
  );
}

/** Takes the focus, so that a screen reader announces it. */
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
  const text = shareText(result);
  const shared = await share({ title: "Baseline Assessment Complete!", text }, text);
  if (shared === "copied") showToast({ title: "Copied", description: "Paste it wherever you like." });
  if (shared === "refused")
    showToast(destructive("Not shared", "Your browser did not allow it. Your result stays here."));
}
