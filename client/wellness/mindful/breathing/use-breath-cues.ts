import { useEffect, useEffectEvent, useState } from "react";
import * as z from "zod/mini";
import type { BreathMoment } from "#domain/wellness/exercises/breathing.ts";
import { BreathCues, type CueKind } from "./breath-cues.ts";

/** Plays the chosen cues when a phase begins. Call `unlock` in the event handler that starts the session. */
export function useBreathCues(moment: BreathMoment, isRunning: boolean) {
  const [cues] = useState(() => new BreathCues());
  const [choice, setChoice] = useState(readCueChoice);
  const phaseKey = `${moment.cycles}.${moment.index}`;
  // A session that continues in the middle of a phase plays only the rest of the phase.
  const playCue = useEffectEvent(() => {
    if (choice.sound) cues.sound(moment.phase.name, moment.remainingSeconds);
    if (choice.vibration) cues.vibrate(moment.phase.name);
  });
  useEffect(() => {
    if (!isRunning || !phaseKey) return;
    playCue();
    return () => cues.stop();
  }, [cues, isRunning, phaseKey]);
  useEffect(() => () => cues.close(), [cues]);
  return {
    choice,
    change(kind: CueKind, isOn: boolean) {
      const next = { ...choice, [kind]: isOn };
      if (next.sound) cues.unlock();
      else cues.stop();
      setChoice(next);
      storeCueChoice(next);
    },
    unlock() {
      if (choice.sound) cues.unlock();
    },
  };
}

const storageKey = "mood-universe.breathing-cues";

type CueChoice = Readonly<Record<CueKind, boolean>>;

const choiceSchema = z.object({ sound: z.boolean(), vibration: z.boolean() });
const none: CueChoice = { sound: false, vibration: false };

function readCueChoice(): CueChoice {
  try {
    return choiceSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? "null"));
  } catch {
    return none;
  }
}

function storeCueChoice(choice: CueChoice) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as this screen.
  }
}
