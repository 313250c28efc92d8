import { RotateCcw, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { elapsedSeconds, type MazeGame, type MazeOutcome } from "#domain/wellness/maze-game.ts";
import type { MazeDefinition } from "#domain/wellness/mazes.ts";
import { share } from "../../share.ts";
import { Button } from "../../ui/Button.tsx";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { StarBurst } from "./StarBurst.tsx";
import { spellMoves, spellTime } from "./told.ts";

type Props = {
  definition: MazeDefinition;
  game: MazeGame;
  outcome: MazeOutcome;
  onTryAgain: () => void;
};

/** How it ended, over the maze. */
export function MazeResult({ definition: { title, timeLimit }, game, outcome, onTryAgain }: Props) {
  const moves = spellMoves(game.moves);
  const again = (
    <Button variant="primary" onClick={onTryAgain}>
      <RotateCcw aria-hidden="true" />
      Try Again
    </Button>
  );
  if (outcome === "timed-out")
    return (
      <Verdict
        title="Time's Up!"
        text={`${moves} in ${timeLimit / 60} minutes. There is nothing to make up for.`}
      >
        {again}
        <Button asChild>
          <Link href="/maze-challenges">Choose Different Maze</Link>
        </Button>
      </Verdict>
    );
  const time = spellTime(elapsedSeconds(game, game.ending?.at ?? 0));
  const feat = `through ${title} in ${time}, with ${moves}.`;
  return (
    <>
      <StarBurst />
      <Verdict title="You found the way" text={`You came ${feat}`}>
        <Button onClick={() => void shareFeat(`I found my way ${feat}`)}>
          <Share2 aria-hidden="true" />
          Share Achievement
        </Button>
        {again}
      </Verdict>
    </>
  );
}

type VerdictProps = { title: string; text: string; children: ReactNode };

/** Takes the focus as a whole, not by a button that a key still held down would press. */
function Verdict({ title, text, children }: VerdictProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="surface relative m-3 flex max-w-md animate-rise flex-col items-center gap-2 bg-solid px-5 py-5 text-center outline-none sm:px-8"
    >
      <h2 id={id} className="font-display text-title">
        {title}
      </h2>
      <p id={`${id}-text`} className="text-balance text-quiet tabular-nums">
        {text}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>
    </section>
  );
}

async function shareFeat(text: string) {
  const shared = await share({ title: "Mood Universe", text }, text);
  if (shared === "copied")
    showToast({ title: "Copied", description: "Your achievement is on the clipboard, ready to be pasted." });
  if (shared === "refused")
    showToast(
      destructive(
        "Nothing was shared",
        "Your browser does not let this page share or copy. The result stays here.",
      ),
    );
}
