import { type FormEvent, useEffect, useId, useRef } from "react";
import { isOnWheel } from "#domain/wellness/quiz/emotion-wheel.ts";
import { quizIntensity } from "#domain/wellness/quiz/quiz.ts";
import type { Difficulty, Scenario } from "#domain/wellness/quiz/scenarios.ts";
import { situations } from "#domain/wellness/quiz/situations.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { EmotionChoice } from "./EmotionChoice.tsx";
import { OwnEmotion } from "./OwnEmotion.tsx";
import { contextText, difficultyText, selfReflection } from "./quiz-text.ts";

type Props = {
  scenario: Scenario;
  /** True if this scenario replaced the focused element. */
  takesFocus: boolean;
  isLast: boolean;
  emotion: string | null;
  intensity: number;
  onChoose: (emotion: string) => void;
  onIntensityChange: (intensity: number) => void;
  onSubmit: () => void;
};

const tones: Record<Difficulty, "green" | "yellow" | "red"> = {
  easy: "green",
  medium: "yellow",
  hard: "red",
};

/** One scenario, and the choice of an emotion and its intensity. */
export function ScenarioForm({ scenario, isLast, emotion, intensity, ...rest }: Props) {
  const { takesFocus, onChoose, onIntensityChange, onSubmit } = rest;
  const question = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <section className="surface flex animate-fade flex-col gap-4 px-4 pt-4 sm:gap-5 sm:px-6 sm:pt-6">
        <Situation scenario={scenario} takesFocus={takesFocus} />
        <h3 id={question} className="text-quiet">
          How would you feel in this situation?
        </h3>
        <EmotionChoice labelledBy={question} value={emotion} onValueChange={onChoose} />
        <OwnEmotion used={emotion !== null && !isOnWheel(emotion) ? emotion : null} onUse={onChoose} />
        <div className="sticky bottom-0 -mx-4 flex flex-col gap-3 rounded-b-panel border-t border-line bg-solid px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 sm:py-4">
          {emotion !== null && (
            <div className="animate-fade">
              <Slider
                label="Intensity"
                min={quizIntensity.least}
                max={quizIntensity.most}
                value={intensity}
                onValueChange={onIntensityChange}
                ends={["Subtle", "Intense"]}
              />
            </div>
          )}
          <Button type="submit" variant="primary" disabled={emotion === null}>
            {isLast ? "Complete Quiz" : "Next Scenario"}
          </Button>
        </div>
      </section>
      <p className="text-small text-quiet text-pretty">
        Aim for under 10 seconds per scenario: your first feeling is the one to choose. {selfReflection}
      </p>
    </form>
  );
}

/** Its text takes the focus, so that keyboards and screen readers continue at the new scenario. */
function Situation({ scenario, takesFocus }: { scenario: Scenario; takesFocus: boolean }) {
  const text = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo(0, 0);
    text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge>{contextText(scenario.context)}</Badge>
        <Badge tone={tones[scenario.difficulty]}>{difficultyText(scenario.difficulty)}</Badge>
      </p>
      <h2
        ref={text}
        tabIndex={-1}
        className="max-w-[52ch] font-display text-lead text-pretty outline-none sm:text-title"
      >
        {situations[scenario.id]}
      </h2>
    </div>
  );
}
