import { Completion } from "../completion/Completion.tsx";
import type { SessionProps } from "../session/session-store.ts";
import { GuidedSession } from "./GuidedSession.tsx";
import { useGuidedCues } from "./use-guided-cues.ts";

/** The session and its end. Holds the cues, so that the bell at the end sounds on. */
export function GuidedExercise(props: SessionProps) {
  const cues = useGuidedCues(props);
  if (props.session.clock.status === "complete") return <Completion {...props} />;
  return <GuidedSession {...props} cues={cues} />;
}
