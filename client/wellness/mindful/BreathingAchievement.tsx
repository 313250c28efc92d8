import { RotateCcw, Share2 } from "lucide-react";
import { findTechnique } from "#domain/wellness/breathing.ts";
import { cyclesOf } from "#domain/wellness/exercise-session.ts";
import { formatElapsed } from "#domain/wellness/session-clock.ts";
import { share } from "../../share.ts";
import { Button } from "../../ui/Button.tsx";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import { BreathMedal } from "./BreathMedal.tsx";
import { Fact } from "./Completion.tsx";
import { CompletionPanel } from "./CompletionPanel.tsx";
import { closingWords } from "./closing-words.ts";
import type { SessionProps } from "./ExerciseScreen.tsx";

export function BreathingAchievement({ exercise, session, store }: SessionProps) {
  const technique = findTechnique(session.technique)?.name ?? exercise.title;
  const cycles = cyclesOf(session);
  return (
    <CompletionPanel
      mark={<BreathMedal tone={exercise} />}
      eyebrow="Achievement Unlocked"
      title="Breathing Master"
    >
      <p className="max-w-[48ch] text-balance">{closingWords.breathing}</p>
      <div>
        <dl>
          <Fact term="Total cycles">{cycles}</Fact>
        </dl>
        <p className="mt-2 text-quiet tabular-nums">
          {technique} · {formatElapsed(session.clock.elapsedMs)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => void shareAchievement(cycles, technique)}>
          <Share2 aria-hidden="true" />
          Share Achievement
        </Button>
        <Button onClick={store.reset}>
          <RotateCcw aria-hidden="true" />
          Do Again
        </Button>
      </div>
    </CompletionPanel>
  );
}

async function shareAchievement(cycles: number, technique: string) {
  const text = `Breathing Master: I finished ${cycles} cycles of ${technique} in Mood Universe.`;
  const outcome = await share({ title: "Breathing Master", text }, text);
  if (outcome === "copied") showToast({ title: "Copied", description: "Paste it wherever you like." });
  if (outcome === "refused")
    showToast(destructive("Not shared", "Your browser did not allow it. You can take a screenshot instead."));
}
