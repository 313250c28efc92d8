import { type FormEvent, useEffect, useId, useRef } from "react";
import { quiz } from "#domain/languages/en/quiz.ts";
import { isOnWheel } from "#domain/wellness/quiz/emotion-wheel.ts";
import { quizIntensity } from "#domain/wellness/quiz/quiz.ts";
import type { Difficulty, Scenario } from "#domain/wellness/quiz/scenarios.ts";
import { useTranslator } from "../../languages/language.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { EmotionChoice } from "./EmotionChoice.tsx";
import { OwnEmotion } from "./OwnEmotion.tsx";

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
  const t = useTranslator();
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
          {t(quiz.question)}
        </h3>
        <EmotionChoice labelledBy={question} value={emotion} onValueChange={onChoose} />
        <OwnEmotion used={emotion !== null && !isOnWheel(emotion) ? emotion : null} onUse={onChoose} />
        <div className="sticky bottom-0 -mx-4 flex flex-col gap-3 rounded-b-panel border-t border-line bg-solid px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 sm:py-4">
          {emotion !== null && (
            <div className="animate-fade">
              <Slider
                label={t(quiz.intensity)}
                min={quizIntensity.least}
                max={quizIntensity.most}
                value={intensity}
                onValueChange={onIntensityChange}
                ends={[t(quiz.subtle), t(quiz.intense)]}
              />
            </div>
          )}
          <Button type="submit" variant="primary" disabled={emotion === null}>
            {t(isLast ? quiz.complete : quiz.next)}
          </Button>
        </div>
      </section>
      <p className="text-small text-quiet text-pretty">{t(quiz.hint)}</p>
    </form>
  );
}

/** The text takes the focus, so that keyboards and screen readers continue at the new scenario. */
function Situation({ scenario, takesFocus }: { scenario: Scenario; takesFocus: boolean }) {
  const t = useTranslator();
  const text = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo(0, 0);
    text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge>{t(quiz.contexts[scenario.context])}</Badge>
        <Badge tone={tones[scenario.difficulty]}>{t(quiz.difficulties[scenario.difficulty])}</Badge>
      </p>
      <h2
        ref={text}
        tabIndex={-1}
        className="max-w-[52ch] font-display text-lead text-pretty outline-none sm:text-title"
      >
        {t(quiz.situations[scenario.id].text)}
      </h2>
    </div>
  );
}
