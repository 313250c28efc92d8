import { mazes } from "#domain/languages/en/mazes.ts";
import { formatElapsed } from "#domain/wellness/exercises/session-clock.ts";
import { elapsedSeconds, type MazeGame, remainingSeconds } from "#domain/wellness/mazes/maze-game.ts";
import { useTranslator } from "../../languages/language.ts";
import { cn } from "../../ui/class-names.ts";

const lastMinute = 60;

export function GameFacts({ game, now }: { game: MazeGame; now: number }) {
  const t = useTranslator();
  const remaining = remainingSeconds(game, now);
  return (
    <dl className="surface grid grid-cols-3 divide-x divide-line py-2 text-center md:py-3">
      <Fact label={t(mazes.time)} value={formatElapsed(elapsedSeconds(game, now) * 1000)} />
      <Fact label={t(mazes.moves)} value={game.moves.toLocaleString(t.locale)} />
      <Fact
        label={t(mazes.remaining)}
        value={formatElapsed(remaining * 1000)}
        isLow={remaining <= lastMinute}
      />
    </dl>
  );
}

function Fact({ label, value, isLow = false }: { label: string; value: string; isLow?: boolean }) {
  return (
    <div className="flex flex-col-reverse px-1">
      <dt className="text-quiet text-small">{label}</dt>
      <dd className={cn("font-medium text-lead tabular-nums", isLow && "text-amber")}>{value}</dd>
    </div>
  );
}
