import { ChevronRight, type LucideIcon, Puzzle, Wind } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { quizId } from "#domain/wellness/ids.ts";
import { scenarioOf } from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { quizTitle, selfReflection } from "./quiz/quiz-text.ts";
import { deleteCompleteRun, readRun } from "./quiz/saved-run.ts";
import { WheelMark } from "./quiz/wheel/WheelMark.tsx";

export function ActivitiesPage({ user }: { user: User }) {
  usePageTitle("Activities");
  return (
    <Page title="AI Activities" back={{ href: "/", label: "Back to your universe" }}>
      <p className="max-w-[60ch] text-quiet text-pretty">
        Small things to do with what you feel. All of it happens in your own universe: no answer goes to
        anybody else.
      </p>
      <QuizCard userId={user.id} />
      <nav aria-label="More activities" className="grid gap-3 sm:grid-cols-2">
        <Activity
          href="/mindful-moments"
          icon={Wind}
          title="Mindful Moments"
          text="Ten guided exercises: breathe, look closely, come back."
        />
        <Activity
          href="/maze-challenges"
          icon={Puzzle}
          title="Maze Challenges"
          text="Two mazes, one step at a time."
        />
      </nav>
    </Page>
  );
}

function QuizCard({ userId }: { userId: string }) {
  const [savedRun] = useState(() => readRun(userId));
  const isInProgress = savedRun !== null && savedRun.answers.length > 0 && scenarioOf(savedRun) !== null;
  return (
    <section
      aria-labelledby="baseline-quiz"
      className="surface flex flex-col gap-6 p-4 sm:flex-row sm:items-center sm:p-6"
    >
      <div className="flex min-w-0 grow flex-col items-start gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone="green">Easy</Badge>
          <Badge>{"< 10s per question"}</Badge>
          <Badge tone="yellow">Start Here</Badge>
        </p>
        <h2 id="baseline-quiz" className="font-display text-title">
          {quizTitle}
        </h2>
        <p className="max-w-[52ch] text-pretty">
          Six everyday moments, and what you would feel in each. Choose what comes first; it takes less than 5
          minutes.
        </p>
        <p className="text-small text-quiet">{selfReflection}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
          <Button asChild variant="primary">
            <Link href={`/wellness-games/${quizId}`} onClick={() => deleteCompleteRun(userId)}>
              Begin Assessment
            </Link>
          </Button>
          {isInProgress && (
            <p className="text-small text-quiet">
              It goes on at scenario {savedRun.answers.length + 1} of {scenarios.length}, where you left it.
            </p>
          )}
        </div>
      </div>
      <WheelMark className="size-36 shrink-0 self-center max-sm:order-first lg:size-44" />
    </section>
  );
}

type ActivityProps = { href: string; icon: LucideIcon; title: string; text: string };

const Activity = ({ href, icon: Icon, title, text }: ActivityProps) => (
  <Link
    href={href}
    className="flex items-center gap-4 rounded-panel border border-line bg-panel p-4 transition-colors duration-150 hover:border-edge"
  >
    <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-accent" />
    <span className="flex min-w-0 grow flex-col">
      <span className="font-display text-lead">{title}</span>
      <span className="text-small text-quiet text-pretty">{text}</span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
  </Link>
);
