import { useEffect } from "react";
import type { MazeId } from "#domain/wellness/ids.ts";
import { mazes } from "#domain/wellness/mazes/mazes.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { Page } from "../../ui/Page.tsx";
import { YourPractice } from "../practice/YourPractice.tsx";
import { MazeCard } from "./MazeCard.tsx";
import { Rules } from "./Rules.tsx";
import { deleteEndedRuns } from "./run/saved-runs.ts";

const howToPlay = [
  "Lead your star from the top left to the golden one at the bottom right.",
  "Move with the arrow keys or W, A, S and D, with the four arrow buttons, or by swiping across the maze: a longer swipe takes more steps.",
  "A line of light shows the way back to the start, and faint dots show where you have been.",
  "The clock starts when a maze opens and keeps running. If you come back to this tab in time, you go on where you were.",
  "After every move, a screen reader announces your place, the open directions and the steps to the goal.",
];

const names = Object.fromEntries(mazes.map(({ id, title }) => [id, title]));

/** Focuses the card of `lastId`, the maze from which the person returns. */
export function MazeList({ userId, lastId }: { userId: string; lastId: MazeId | null }) {
  usePageTitle("Maze challenges");
  useEffect(() => deleteEndedRuns(userId), [userId]);
  return (
    <Page title="Maze Challenges" back={{ href: "/wellness-games", label: "Back to activities" }}>
      <p className="max-w-prose text-lead text-quiet text-pretty">
        A maze asks for one step at a time. Choose one, and notice what it is like to meet a wall.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {mazes.map((definition) => (
          <MazeCard
            key={definition.id}
            definition={definition}
            userId={userId}
            isLast={definition.id === lastId}
          />
        ))}
      </div>
      <Rules title="How to Play" rules={howToPlay} />
      <YourPractice userId={userId} kind="maze" names={names} />
    </Page>
  );
}
