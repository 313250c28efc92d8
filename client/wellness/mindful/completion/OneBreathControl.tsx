import { Wind } from "lucide-react";
import { Button } from "../../../ui/Button.tsx";
import type { OneBreath } from "./use-one-breath.ts";

const words: Partial<Record<OneBreath["phase"], string>> = { in: "Breathe in", out: "Breathe out" };

/** In the figure, in place of its mark. */
export const BreathWords = ({ breath: { phase } }: { breath: OneBreath }) =>
  words[phase] && (
    <p key={phase} className="absolute inset-0 grid animate-fade place-items-center font-medium text-ink">
      {words[phase]}
    </p>
  );

/** Offers a closing breath. Nothing waits for it. */
export const OneBreathControl = ({ breath: { phase, breathe } }: { breath: OneBreath }) => (
  <div className="flex flex-col items-center gap-2">
    <p>{phase === "done" ? "Thank you for taking this time." : "One slow breath before you go?"}</p>
    <p role="status" className="sr-only">
      {words[phase]}
    </p>
    <Button onClick={breathe}>
      <Wind aria-hidden="true" />
      Breathe
    </Button>
  </div>
);
