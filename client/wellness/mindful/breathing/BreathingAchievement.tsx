import { RotateCcw, Share2 } from "lucide-react";
import { findTechnique } from "#domain/wellness/exercises/breathing.ts";
import { cyclesOf } from "#domain/wellness/exercises/exercise-session.ts";
import { Button } from "../../../ui/Button.tsx";
import { share } from "../../../ui/share.ts";
import { destructive } from "../../../ui/toast-queue.ts";
import { showToast } from "../../../ui/toasts.ts";
import { CompletionPanel } from "../completion/CompletionPanel.tsx";
import { closingTexts } from "../completion/closing-text.ts";
import { Fact } from "../completion/Rows.tsx";
import type { SessionProps } from "../session/session-store.ts";

export function BreathingAchievement({ exercise, session, store }: SessionProps) {
  const technique = findTechnique(session.technique)?.name ?? exercise.title;
  const cycles = cyclesOf(session);
  return (
    <CompletionPanel
      exercise={exercise}
      session={session}
      mark={<MedalStar />}
      eyebrow="Achievement Unlocked"
      title="Breathing Master"
      text={closingTexts.breathing}
      fact={<Fact term="Total cycles">{cycles}</Fact>}
      actions={
        <>
          <Button onClick={() => void shareAchievement(cycles, technique)}>
            <Share2 aria-hidden="true" />
            Share Achievement
          </Button>
          <Button onClick={store.reset}>
            <RotateCcw aria-hidden="true" />
            Do Again
          </Button>
        </>
      }
    />
  );
}

async function shareAchievement(cycles: number, technique: string) {
  const text = `Breathing Master: I finished ${cycles} cycles of ${technique} in Mood Universe.`;
  const outcome = await share({ title: "Breathing Master", text }, text);
  if (outcome === "copied") showToast({ title: "Copied", description: "Paste it wherever you like." });
  if (outcome === "refused")
    showToast(destructive("Not shared", "Your browser did not allow it. You can take a screenshot instead."));
}

/** The ring and the star that make a badge of the breathing figure. */
const MedalStar = () => (
  <>
    <span className="absolute inset-0 rounded-full border-[1.5px] border-current" />
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
      <path d="M12 1.2l3.2 7.3 7.9.8-5.9 5.3 1.7 7.8L12 18.4l-6.9 4 1.7-7.8L.9 9.3l7.9-.8Z" />
    </svg>
  </>
);
