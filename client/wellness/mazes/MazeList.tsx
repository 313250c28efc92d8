import { useEffect } from "react";
import { mazes } from "#domain/languages/en/mazes.ts";
import type { MazeId } from "#domain/wellness/ids.ts";
import { allMazes } from "#domain/wellness/mazes/mazes.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { Page } from "../../ui/Page.tsx";
import { YourPractice } from "../practice/LazyYourPractice.tsx";
import { MazeCard } from "./MazeCard.tsx";
import { Rules } from "./Rules.tsx";
import { deleteEndedRuns } from "./run/saved-runs.ts";

const { title: howToPlay, ...rules } = mazes.howToPlay;

/** Focuses the card of `lastId`, the maze from which the person returns. */
export function MazeList({ userId, lastId }: { userId: string; lastId: MazeId | null }) {
  const t = useTranslator();
  usePageTitle(t(mazes.pageTitle));
  useEffect(() => deleteEndedRuns(userId), [userId]);
  return (
    <Page title={t(mazes.title)} back={{ href: "/wellness-games", label: t(mazes.back) }}>
      <p className="max-w-prose text-lead text-quiet text-pretty">{t(mazes.intro)}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {allMazes.map((definition) => (
          <MazeCard
            key={definition.id}
            definition={definition}
            userId={userId}
            isLast={definition.id === lastId}
          />
        ))}
      </div>
      <Rules title={t(howToPlay)} rules={Object.values(rules).map((rule) => t(rule))} />
      <YourPractice userId={userId} kind="maze" names={mazes.titles} />
    </Page>
  );
}
