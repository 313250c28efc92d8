import { RotateCcw, Share2 } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { elapsedSeconds, type MazeGame, type MazeOutcome } from "#domain/wellness/maze-game.ts";
import type { MazeDefinition } from "#domain/wellness/mazes.ts";
import { share } from "../../share.ts";
import { Button } from "../../ui/Button.tsx";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { fourRays } from "./star-shape.ts";
import { spellMoves, spellTime } from "./told.ts";

type Props = {
  definition: MazeDefinition;
  game: MazeGame;
  outcome: MazeOutcome;
  onTryAgain: () => void;
};

/** How it ended, over the maze. */
export function MazeResult({ definition, game, outcome, onTryAgain }: Props) {
  const again = (
    <Button variant="primary" onClick={onTryAgain}>
      <RotateCcw aria-hidden="true" />
      Try Again
    </Button>
  );
  return outcome === "won" ? (
    <Won definition={definition} game={game}>
      {again}
    </Won>
  ) : (
    <Verdict
      title="Time's Up!"
      text={`You walked ${spellMoves(game.moves)}. The maze was patient with you, and it still is.`}
    >
      {again}
      <Button asChild>
        <Link href="/maze-challenges">Choose Different Maze</Link>
      </Button>
    </Verdict>
  );
}

function Won({
  definition,
  game,
  children,
}: {
  definition: MazeDefinition;
  game: MazeGame;
  children: ReactNode;
}) {
  const seconds = elapsedSeconds(game, game.ending?.at ?? 0);
  const feat = `in ${spellTime(seconds)}, with ${spellMoves(game.moves)}`;
  return (
    <>
      <StarBurst />
      <Verdict title="You found the way" text={`Through ${definition.title} ${feat}.`}>
        <Button onClick={() => void shareFeat(`I found my way through ${definition.title} ${feat}.`)}>
          <Share2 aria-hidden="true" />
          Share Achievement
        </Button>
        {children}
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
      className="surface relative m-3 flex max-w-sm animate-rise flex-col items-center gap-2 bg-solid px-5 py-5 text-center outline-none sm:px-8"
    >
      <h2 id={id} className="font-display text-title">
        {title}
      </h2>
      <p id={`${id}-text`} className="text-quiet text-pretty tabular-nums">
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

/** By the golden angle, so that they are spread evenly and always alike. */
const burst = Array.from({ length: 34 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = 15 + 6.4 * Math.sqrt(index + 1);
  return {
    index,
    x: radius * Math.cos(angle),
    y: radius * Math.sin(angle),
    scale: 0.9 + 0.42 * ((index * 7) % 5),
    tone: ["fill-amber", "fill-accent", "fill-ink"][index % 3],
  };
});

/** Where motion is reduced they are there from the start. */
function StarBurst() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-50 -50 100 100"
      className="maze-burst pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {burst.map(({ index, x, y, scale, tone }) => (
        <path
          key={index}
          d={fourRays}
          className={tone}
          style={
            {
              transform: `translate(${x}px, ${y}px) scale(${scale})`,
              animationDelay: `${(index % 9) * 60}ms`,
            } satisfies CSSProperties
          }
        />
      ))}
    </svg>
  );
}
