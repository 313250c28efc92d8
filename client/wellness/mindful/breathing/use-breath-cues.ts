import type { BreathMoment } from "#domain/wellness/exercises/breathing.ts";
import type { SessionClock } from "#domain/wellness/exercises/session-clock.ts";
import { ownName } from "../../../base-path.ts";
import { closingBell } from "../cues/bell.ts";
import { useCue } from "../cues/use-cue.ts";
import { useCueChoice } from "../cues/use-cue-choice.ts";
import { useTonePlayer } from "../cues/use-tone-player.ts";
import { breathTone, vibrate } from "./breath-cues.ts";

const storageKey = ownName("mood-universe.breathing-cues");

export type BreathCues = ReturnType<typeof useBreathCues>;

/** Plays the chosen cues when a phase begins, and a bell at the end. Call `unlock` in the press that starts the session. */
export function useBreathCues(moment: BreathMoment, { status, elapsedMs }: SessionClock) {
  const player = useTonePlayer();
  const [choice, choose] = useCueChoice(storageKey, { sound: false, vibration: false });
  const isComplete = status === "complete";
  function play() {
    // A session that continues in the middle of a phase plays only the rest of the phase.
    const { phase, remainingSeconds } = moment;
    if (choice.sound) player.play(isComplete ? closingBell : [breathTone(phase.name, remainingSeconds)]);
    if (choice.vibration) vibrate(isComplete ? "exhale" : phase.name);
    return () => player.stop();
  }
  useCue(cueKey(moment, status), elapsedMs, play);
  return {
    choice,
    change(kind: keyof typeof choice, isOn: boolean) {
      choose(kind, isOn);
      if (kind === "sound" && isOn) player.unlock();
      if (kind === "sound" && !isOn) player.stop();
    },
    unlock() {
      if (choice.sound) player.unlock();
    },
  };
}

function cueKey({ cycles, index }: BreathMoment, status: SessionClock["status"]): string | null {
  if (status === "running") return `${cycles}.${index}`;
  return status === "complete" ? "end" : null;
}
