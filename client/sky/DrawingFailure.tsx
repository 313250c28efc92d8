import { Button } from "../ui/Button.tsx";
import type { SkyState } from "./use-sky-scene.ts";

type Failure = Exclude<SkyState, "drawn" | "loading">;

const failures: Readonly<Record<Failure, string>> = {
  lost: "The picture of your sky is interrupted. It comes back by itself; your entries are safe.",
  undelivered:
    "A part of the star map did not arrive. Your entries are safe: here is the list of your stars. Check your connection and try again.",
  unsupported:
    "This browser cannot draw the star map. Your entries are safe: here is the list of your stars.",
};

export function DrawingFailure({ state, onRetry }: { state: Failure; onRetry: () => void }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center gap-3 bg-ground px-6 pt-[18dvh] text-center">
      <p role="status" className="max-w-sm text-ink">
        {failures[state]}
      </p>
      {state === "undelivered" && <Button onClick={onRetry}>Draw the sky again</Button>}
    </div>
  );
}
