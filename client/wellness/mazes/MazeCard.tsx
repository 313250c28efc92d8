import { TriangleAlert } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { mazes } from "#domain/languages/en/mazes.ts";
import { generateMaze } from "#domain/wellness/mazes/maze-generation.ts";
import type { MazeDefinition } from "#domain/wellness/mazes/mazes.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { MazePicture } from "./board/MazePicture.tsx";
import { readRun } from "./run/saved-runs.ts";

/** The seed of the preview for a maze without a fixed seed. */
const previewSeed = 5;

type Props = { definition: MazeDefinition; userId: string; isLast: boolean };

export function MazeCard({ definition, userId, isLast }: Props) {
  const t = useTranslator();
  const { id, title, description, width, height, timeLimit, type, difficulty, warning } = definition;
  const headingId = useId();
  const [run] = useState(() => readRun(userId, id));
  const isOpen = run !== null && !run.ending;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isLast) link.current?.focus();
  }, [isLast]);
  return (
    <article aria-labelledby={headingId} className="surface flex flex-col gap-3 overflow-hidden p-4 sm:p-5">
      <MazePreview definition={definition} />
      <h2 id={headingId} className="font-display text-title">
        {t(title)}
      </h2>
      <p className="text-quiet text-pretty">{t(description)}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Fact label={t(mazes.card.size)} value={t(mazes.card.cells, { width, height })} />
        <Fact label={t(mazes.card.timeLimit)} value={t(mazes.card.minutes, { minutes: timeLimit / 60 })} />
        <Fact label={t(mazes.card.type)} value={t(mazes.card.types[type])} />
        <Fact label={t(mazes.card.difficulty)} value={t(mazes.card.difficulties[difficulty])} />
      </dl>
      {warning && (
        <p className="flex gap-2 rounded-control border border-amber bg-amber-wash px-3 py-2 text-amber text-small text-pretty">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(warning)}
        </p>
      )}
      <Button asChild variant={isOpen ? "primary" : "plain"} className="mt-auto">
        <Link ref={link} href={`/maze-challenges?maze=${id}`}>
          {t(isOpen ? mazes.card.continue : mazes.card.enter, { maze: t(title) })}
        </Link>
      </Button>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-quiet text-small">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

/** The upper rows of the maze; the lower ones fade out. */
function MazePreview({
  definition: { width, height, difficulty, fixedSeed },
}: {
  definition: MazeDefinition;
}) {
  const maze = useMemo(
    () => generateMaze({ width, height, difficulty, seed: fixedSeed ?? previewSeed }),
    [width, height, difficulty, fixedSeed],
  );
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height * 0.42}`}
      className="-mt-4 -mx-4 mask-b-from-40% overflow-hidden sm:-mx-5 sm:-mt-5"
    >
      <MazePicture maze={maze} isSmall />
    </svg>
  );
}
