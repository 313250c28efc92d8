import { RotateCcw, Share2 } from "lucide-react";
import { findTechnique } from "#domain/wellness/exercises/breathing.ts";
import { cyclesOf } from "#domain/wellness/exercises/exercise-session.ts";
import { formatElapsed } from "#domain/wellness/exercises/session-clock.ts";
import type { Tone } from "#domain/wellness/exercises/tones.ts";
import { Button } from "../../../ui/Button.tsx";
import { share } from "../../../ui/share.ts";
import { destructive } from "../../../ui/toast-queue.ts";
import { showToast } from "../../../ui/toasts.ts";
import { glowStyle } from "../appearance/exercise-style.ts";
import { Fact } from "../completion/Completion.tsx";
import { CompletionPanel } from "../completion/CompletionPanel.tsx";
import { closingTexts } from "../completion/closing-text.ts";
import type { SessionProps } from "../session/session-store.ts";
import { petalCount } from "./breath-motion.ts";

export function BreathingAchievement({ exercise, session, store }: SessionProps) {
  const technique = findTechnique(session.technique)?.name ?? exercise.title;
  const cycles = cyclesOf(session);
  return (
    <CompletionPanel
      mark={<BreathMedal tone={exercise} />}
      eyebrow="Achievement Unlocked"
      title="Breathing Master"
    >
      <p className="max-w-[48ch] text-balance">{closingTexts.breathing}</p>
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

const petals = Array.from({ length: petalCount }, (_, n) => (360 / petalCount) * n);

/** The breathing figure, fully open, as a badge. */
const BreathMedal = ({ tone }: { tone: Tone }) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" className="tone size-32" style={glowStyle(tone)}>
    <circle cx="50" cy="50" r="48" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <g fill="currentColor" fillOpacity="0.2" stroke="currentColor" strokeWidth="0.75">
      {petals.map((angle) => (
        <circle key={angle} cx="50" cy="31" r="19" transform={`rotate(${angle} 50 50)`} />
      ))}
    </g>
    <path
      fill="currentColor"
      d="M50 38 L53 46 L61.4 46.3 L54.8 51.5 L57.1 59.7 L50 55 L42.9 59.7 L45.2 51.5 L38.6 46.3 L47 46 Z"
    />
  </svg>
);
