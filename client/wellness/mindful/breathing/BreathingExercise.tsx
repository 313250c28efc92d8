import { findTechnique, phaseAt, type Technique } from "#domain/wellness/exercises/breathing.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import type { SessionProps } from "../session/session-store.ts";
import { BreathingAchievement } from "./BreathingAchievement.tsx";
import { BreathingSession } from "./BreathingSession.tsx";
import { TechniqueChoice } from "./TechniqueChoice.tsx";
import { useBreathCues } from "./use-breath-cues.ts";

type Props = SessionProps & { exercise: Exercise & { type: "breathing" } };

/** The choice of a technique, the session and its end. */
export function BreathingExercise(props: Props) {
  const { exercise, session, store } = props;
  const technique = findTechnique(session.technique);
  if (!technique) return <TechniqueChoice exercise={exercise} onChoose={store.choose} />;
  return <Run {...props} technique={technique} />;
}

/** Holds the cues, so that the bell at the end sounds on. */
function Run(props: SessionProps & { technique: Technique }) {
  const { session, technique } = props;
  const moment = phaseAt(technique, session.clock.elapsedMs);
  const cues = useBreathCues(moment, session.clock);
  if (session.clock.status === "complete") return <BreathingAchievement {...props} />;
  return <BreathingSession {...props} moment={moment} cues={cues} />;
}
