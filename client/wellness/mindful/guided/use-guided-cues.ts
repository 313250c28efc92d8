import { useState } from "react";
import { exercises } from "#domain/languages/en/exercises.ts";
import { durationMs } from "#domain/wellness/exercises/exercise-session.ts";
import { stepAt } from "#domain/wellness/exercises/guided.ts";
import { ownName } from "../../../base-path.ts";
import { useTranslator } from "../../../languages/language.ts";
import { closingBell, stepBell } from "../cues/bell.ts";
import { useCue } from "../cues/use-cue.ts";
import { useCueChoice } from "../cues/use-cue-choice.ts";
import { useTonePlayer } from "../cues/use-tone-player.ts";
import { Speaker, useHasVoice } from "../cues/voice.ts";
import type { SessionProps } from "../session/session-store.ts";

const storageKey = ownName("mood-universe.guided-cues");

/** The voice waits until the bell is softer. */
const afterBellMs = 1_500;

const defaults = { bell: true, voice: false };

export type GuidedCues = ReturnType<typeof useGuidedCues>;

/** Rings a bell and speaks, as chosen, at each step, at each start and at the end. Call `unlock` in the press of Start. */
export function useGuidedCues({ exercise, session }: SessionProps) {
  const t = useTranslator();
  const { status, elapsedMs } = session.clock;
  const player = useTonePlayer();
  const [speaker] = useState(() => new Speaker());
  const [choice, choose] = useCueChoice(storageKey, defaults);
  const step = stepAt(exercise.instructions, elapsedMs, durationMs(exercise));
  const isComplete = status === "complete";
  const text = isComplete ? exercises.closing : exercise.instructions[step];
  const words = text ? t(text) : "";
  useCue(status === "running" ? `${step}` : isComplete ? "end" : null, elapsedMs, () => {
    if (choice.bell) player.play(isComplete ? closingBell : stepBell);
    if (choice.voice) speaker.say(words, t.locale, choice.bell ? afterBellMs : 0);
    return () => {
      player.stop();
      speaker.stop();
    };
  });
  return {
    choice,
    hasVoice: useHasVoice(t.locale),
    /** A bell that is switched on rings once, so that the person hears how loud it is. */
    changeBell(isOn: boolean) {
      choose("bell", isOn);
      if (isOn) player.unlock();
      if (isOn) player.play(stepBell);
      else player.stop();
    },
    changeVoice(isOn: boolean) {
      choose("voice", isOn);
      if (isOn) speaker.unlock();
      if (isOn && status === "running") speaker.say(words, t.locale);
      if (!isOn) speaker.stop();
    },
    unlock() {
      if (choice.bell) player.unlock();
      if (choice.voice) speaker.unlock();
    },
  };
}
