import { useEffect, useEffectEvent, useState } from "react";
import type { BreathMoment } from "#domain/wellness/breathing.ts";
import { BreathCues, type CueKind } from "./breath-cues.ts";
import { readCueChoice, storeCueChoice } from "./cue-choice.ts";

/** Gives the chosen cues as each phase begins. `wake` belongs into the press that starts the session. */
export function useBreathCues(moment: BreathMoment, isRunning: boolean) {
  const [cues] = useState(() => new BreathCues());
  const [choice, setChoice] = useState(readCueChoice);
  const turn = `${moment.cycles}.${moment.index}`;
  // A session that goes on in the middle of a phase has only the rest of it.
  const give = useEffectEvent(() => {
    if (choice.sound) cues.sound(moment.phase.name, moment.remainingSeconds);
    if (choice.vibration) cues.vibrate(moment.phase.name);
  });
  useEffect(() => {
    if (!isRunning || !turn) return;
    give();
    return () => cues.hush();
  }, [cues, isRunning, turn]);
  useEffect(() => () => cues.close(), [cues]);
  return {
    choice,
    change(kind: CueKind, isOn: boolean) {
      const next = { ...choice, [kind]: isOn };
      if (next.sound) cues.wake();
      else cues.hush();
      setChoice(next);
      storeCueChoice(next);
    },
    wake() {
      if (choice.sound) cues.wake();
    },
  };
}
