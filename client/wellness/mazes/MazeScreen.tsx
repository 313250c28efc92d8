import { RotateCcw } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { mazes } from "#domain/languages/en/mazes.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type Direction, endOf } from "#domain/wellness/mazes/maze.ts";
import { stepsFrom } from "#domain/wellness/mazes/maze-paths.ts";
import { type MazeDefinition, rulesOf } from "#domain/wellness/mazes/mazes.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { type Bump, MazeBoard } from "./board/MazeBoard.tsx";
import { ArrowPad } from "./controls/ArrowPad.tsx";
import { useKeys } from "./controls/use-keys.ts";
import { GameFacts } from "./GameFacts.tsx";
import { MazeResult } from "./MazeResult.tsx";
import { describeMaze, describePlace } from "./maze-text.ts";
import { Rules } from "./Rules.tsx";
import { useMazeRun } from "./run/use-maze-run.ts";

type Props = { definition: MazeDefinition; userId: string };

/** One maze, from its start to its result. */
export function MazeScreen({ definition, userId }: Props) {
  const t = useTranslator();
  usePageTitle(t(definition.title));
  const { run, game, now } = useMazeRun(definition, userId);
  const [bump, setBump] = useState<Bump | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const stateId = useId();
  const stepsToEnd = useMemo(() => stepsFrom(game.maze, endOf(game.maze)), [game.maze]);

  const move = (direction: Direction) => {
    if (run.game().ending) return;
    const isMoved = run.move(direction);
    setBump((last) => (isMoved || run.game().ending ? null : { direction, count: (last?.count ?? 0) + 1 }));
  };
  const restart = (start: () => void) => {
    start();
    setBump(null);
    board.current?.focus({ preventScroll: true });
  };
  const keyDown = useKeys(move, game.ending !== null);
  useEffect(() => {
    scrollTo(0, 0);
    if (!run.game().ending) board.current?.focus({ preventScroll: true });
  }, [run]);

  return (
    <Page
      compact
      sticky
      title={t(definition.title)}
      back={{ href: "/maze-challenges", label: t(mazes.backToMazes) }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the maze also count on its buttons. */}
      <div
        onKeyDown={keyDown}
        className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_15rem] md:grid-rows-[auto_1fr_auto_auto]"
      >
        <GameFacts game={game} now={now} />
        <div className="surface -mx-2.5 grid place-items-center p-1.5 outline-2 outline-transparent *:col-start-1 *:row-start-1 has-[[role=application]:focus-visible]:outline-accent sm:mx-0 sm:p-4 md:col-start-1 md:row-span-3 md:row-start-1 md:self-start">
          <MazeBoard
            game={game}
            bump={bump}
            ref={board}
            label={describeMaze(t, game, t(definition.title))}
            describedBy={stateId}
            onMove={move}
          />
          {game.ending && (
            <MazeResult
              definition={definition}
              game={game}
              outcome={game.ending.outcome}
              onTryAgain={() => restart(() => run.tryAgain())}
            />
          )}
        </div>
        <p id={stateId} role="status" className="sr-only">
          {bump && describeBump(t, bump)} {describePlace(t, game, stepsToEnd)}
        </p>
        <ArrowPad isOver={game.ending !== null} onMove={move} />
        <Button
          className="justify-self-center md:justify-self-stretch"
          onClick={() => restart(() => run.reset())}
        >
          <RotateCcw aria-hidden="true" />
          {t(mazes.reset)}
        </Button>
        <Rules title={t(mazes.rules.title)} rules={rulesOf(t, definition)} className="md:col-span-2" />
      </div>
    </Page>
  );
}

/** A screen reader announces only changed text, so an added space repeats the sentence for the same wall. */
const describeBump = (t: Translator, { direction, count }: Bump) =>
  t(mazes.wall[direction]) + "\u00a0".repeat(count % 2);
