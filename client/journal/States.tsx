/** What the journal shows while there is no star to read. */

import { NoStarYet } from "../stars/NoStarYet.tsx";
import { Button } from "../ui/Button.tsx";

export const EmptyJournal = () => (
  <NoStarYet
    title="Your first star opens the journal"
    text="Add a mood in your sky. Its feeling, its note and its day can be read here."
  />
);

const widths = ["w-2/3", "w-full", "w-5/6", "w-3/4"];

export const LoadingJournal = () => (
  <div role="status" aria-label="Loading your journal" className="flex flex-col gap-2">
    <Bar className="mb-1 h-11 w-full" />
    <Bar className="my-2 h-6 w-52" />
    {widths.map((width) => (
      <div key={width} className="flex flex-col gap-3 rounded-control border border-line bg-panel p-4">
        <Bar className="h-5 w-44" />
        <Bar className={`h-4 ${width}`} />
      </div>
    ))}
  </div>
);

const Bar = ({ className }: { className: string }) => (
  <div className={`animate-breathe rounded-control bg-raised ${className}`} />
);

type OutOfReachProps = { hasStars: boolean; onRetry: () => void };

/** What is known stays in view. */
export const OutOfReach = ({ hasStars, onRetry }: OutOfReachProps) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control border border-line bg-raised py-1 pr-1 pl-4 text-small"
  >
    <p className="min-w-0 flex-1 basis-60 py-1 pr-3 text-pretty">
      Your journal cannot be reached right now.{" "}
      {hasStars ? "You read it as it was; it" : "Your stars are kept on the server; it"} catches up by itself.
    </p>
    <Button variant="quiet" className="max-[28rem]:-ml-4" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
