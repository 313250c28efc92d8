import { RotateCcw, Share2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { mazes } from "#domain/languages/en/mazes.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import { elapsedSeconds, type MazeGame, type MazeOutcome } from "#domain/wellness/mazes/maze-game.ts";
import type { MazeDefinition } from "#domain/wellness/mazes/mazes.ts";
import { timeInWords } from "#domain/wellness/time-in-words.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { share } from "../../ui/share.ts";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { fourRays } from "./board/drawing.ts";

type Props = {
  definition: MazeDefinition;
  game: MazeGame;
  outcome: MazeOutcome;
  onTryAgain: () => void;
};

/** The result, shown over the maze. */
export function MazeResult({ definition: { title, timeLimit }, game, outcome, onTryAgain }: Props) {
  const t = useTranslator();
  const again = (
    <Button variant="primary" onClick={onTryAgain}>
      <RotateCcw aria-hidden="true" />
      {t(mazes.tryAgain)}
    </Button>
  );
  if (outcome === "timed-out")
    return (
      <ResultPanel
        title={t(mazes.timeUp.title)}
        text={t(mazes.timeUp.text, { count: game.moves, minutes: timeLimit / 60 })}
      >
        {again}
        <Button asChild>
          <Link href="/maze-challenges">{t(mazes.timeUp.another)}</Link>
        </Button>
      </ResultPanel>
    );
  const achievement = {
    maze: t(title),
    time: timeInWords(t, 1000 * elapsedSeconds(game, game.ending?.at ?? 0)),
    count: game.moves,
  };
  return (
    <>
      <StarBurst />
      <ResultPanel title={t(mazes.found.title)} text={t(mazes.found.text, achievement)}>
        <Button onClick={() => void shareAchievement(t(mazes.found.shared, achievement))}>
          <Share2 aria-hidden="true" />
          {t(mazes.found.share)}
        </Button>
        {again}
      </ResultPanel>
    </>
  );
}

type ResultPanelProps = { title: string; text: string; children: ReactNode };

/** Focuses the panel and not a button, because a key that is still held down would press the button. */
function ResultPanel({ title, text, children }: ResultPanelProps) {
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

async function shareAchievement(text: string) {
  const shared = await share({ title: "Mood Universe", text }, text);
  const { copiedHint, notShared, notSharedReason } = mazes.found;
  if (shared === "copied")
    showToast((t) => ({ title: t(wellness.sharing.copied), description: t(copiedHint) }));
  if (shared === "refused") showToast((t) => destructive(t(notShared), t(notSharedReason)));
}

/** Places that are spread evenly by the golden angle; always the same. */
const burst = Array.from({ length: 44 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = 28 + 3.2 * Math.sqrt(index);
  return {
    index,
    x: radius * Math.cos(angle),
    y: 1.12 * radius * Math.sin(angle),
    scale: 0.9 + 0.42 * ((index * 7) % 5),
    tone: ["fill-amber", "fill-accent", "fill-ink"][index % 3],
  };
});

/** Stars that fly outwards; with reduced motion they are in place from the start. */
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
          style={{
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
            animationDelay: `${(index % 9) * 60}ms`,
          }}
        />
      ))}
    </svg>
  );
}
