import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Pause } from "./sending/patience.ts";

/** Why nothing is sent at the moment. Empty while something is. */
export const PauseNotice = ({ pause, onWake }: { pause: Pause | null; onWake: () => void }) => (
  <Notice tone="amber">
    {pause && (
      <>
        <p>
          {pause === "busy"
            ? "Your universe asks for a short break. The import goes on by itself in a moment."
            : "Your universe cannot be reached right now. What has arrived is kept, and the import goes on as soon as it can."}
        </p>
        <Button onClick={onWake}>Try now</Button>
      </>
    )}
  </Notice>
);
