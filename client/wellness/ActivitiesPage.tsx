import { ChevronRight, type LucideIcon, Puzzle, Wind } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import { quizId } from "#domain/wellness/ids.ts";
import { scenarioOf } from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import { deleteCompleteRun, readRun } from "./quiz/saved-run.ts";
import { WheelMark } from "./quiz/wheel/WheelMark.tsx";

export function ActivitiesPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(wellness.pageTitle));
  return (
    <Page title={t(wellness.title)} back={{ href: "/", label: t(wellness.back) }}>
      <p className="max-w-[60ch] text-quiet text-pretty">
        {t(wellness.noAi)} {t(wellness.intro)}
      </p>
      <QuizCard userId={user.id} />
      <nav aria-label={t(wellness.more)} className="grid gap-3 sm:grid-cols-2">
        <Activity
          href="/mindful-moments"
          icon={Wind}
          title={t(wellness.mindful.title)}
          text={t(wellness.mindful.text)}
        />
        <Activity
          href="/maze-challenges"
          icon={Puzzle}
          title={t(wellness.mazes.title)}
          text={t(wellness.mazes.text)}
        />
      </nav>
    </Page>
  );
}

function QuizCard({ userId }: { userId: string }) {
  const t = useTranslator();
  const [savedRun] = useState(() => readRun(userId));
  const isInProgress = savedRun !== null && savedRun.answers.length > 0 && scenarioOf(savedRun) !== null;
  return (
    <section
      aria-labelledby="baseline-quiz"
      className="surface flex flex-col gap-6 p-4 sm:flex-row sm:items-center sm:p-6"
    >
      <div className="flex min-w-0 grow flex-col items-start gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge tone="green">{t(wellness.quiz.easy)}</Badge>
          <Badge>{t(wellness.quiz.quick)}</Badge>
          <Badge tone="yellow">{t(wellness.quiz.startHere)}</Badge>
        </p>
        <h2 id="baseline-quiz" className="font-display text-title">
          {t(wellness.quiz.title)}
        </h2>
        <p className="max-w-[52ch] text-pretty">{t(wellness.quiz.text)}</p>
        <p className="text-small text-quiet">{t(wellness.quiz.selfReflection)}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
          <Button asChild variant="primary">
            <Link href={`/wellness-games/${quizId}`} onClick={() => deleteCompleteRun(userId)}>
              {t(wellness.quiz.begin)}
            </Link>
          </Button>
          {isInProgress && (
            <p className="text-small text-quiet">
              {t(wellness.quiz.goesOn, { scenario: savedRun.answers.length + 1, count: scenarios.length })}
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
    <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-accent-ink" />
    <span className="flex min-w-0 grow flex-col">
      <span className="font-display text-lead">{title}</span>
      <span className="text-small text-quiet text-pretty">{text}</span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet rtl:-scale-x-100" />
  </Link>
);
