import { type ReactNode, useEffect, useState } from "react";
import { useMoreContrast } from "../../../ui/use-media.ts";
import type { SessionProps } from "../session/session-store.ts";

/** Time without input after which the controls dim. */
const restMs = 5_000;

const inputs = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"] as const;

type Props = Pick<SessionProps, "store" | "session"> & { children: ReactNode };

/**
 * Dims the controls inside it while the session runs and nobody touches anything. They stay in place, in use and
 * legible (4.5:1), and the instruction and the time do not dim.
 */
export function DimmingControls({ store, session, children }: Props) {
  const isDimmed = useIsResting({ store, session });
  const needsContrast = useMoreContrast();
  return (
    <div className="group/session contents" data-dimmed={(isDimmed && !needsContrast) || undefined}>
      {children}
    </div>
  );
}

/** Look of a button: no fill, and quiet text. */
export const dimsButton =
  "group-data-dimmed/session:border-line group-data-dimmed/session:bg-transparent group-data-dimmed/session:text-dim group-data-dimmed/session:duration-1000";

/** Look of a group of switches. */
export const dimsSwitches =
  "transition-colors duration-150 group-data-dimmed/session:text-dim group-data-dimmed/session:duration-1000 group-data-dimmed/session:[&_[role=switch]]:opacity-80 group-data-dimmed/session:[&_p]:text-dim";

/** Whether the session has run for five seconds since the last input, in whole seconds of the session's own time. */
function useIsResting({ store, session }: Pick<SessionProps, "store" | "session">): boolean {
  const { status, elapsedMs } = session.clock;
  const [inputAtMs, setInputAtMs] = useState(0);
  useEffect(() => {
    const wake = (event: Event) => {
      // Browsers also report a pointer that rests over an element that moves.
      if (event.type === "pointermove" && !isMotion(event as PointerEvent)) return;
      setInputAtMs(1000 * Math.ceil(store.elapsedMs() / 1000));
    };
    for (const type of inputs) addEventListener(type, wake, { passive: true });
    return () => {
      for (const type of inputs) removeEventListener(type, wake);
    };
  }, [store]);
  return status === "running" && elapsedMs - inputAtMs >= restMs;
}

const isMotion = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;
