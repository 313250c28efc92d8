/** The quiet sentences that may lie over the sky. */

import type { ReactNode } from "react";

export function EmptySky() {
  return <Whisper>Your sky is still empty. Add your first mood, and its star is born here.</Whisper>;
}

/** Until there is a second: what can be done with a star. */
export function FirstStar() {
  return <Whisper>Your first star. Tap it to see what it keeps, drag to turn the sky.</Whisper>;
}

function Whisper({ children }: { children: ReactNode }) {
  return (
    <p className="pointer-events-none absolute inset-x-0 top-[66%] mx-auto max-w-xs animate-fade px-4 text-center text-balance text-quiet">
      {children}
    </p>
  );
}

export function OutOfReach({ hasEntries }: { hasEntries: boolean }) {
  return (
    <p role="status" className="surface max-w-md animate-fade px-4 py-2 text-center text-small text-quiet">
      Your universe cannot be reached right now.{" "}
      {hasEntries ? "You see your stars as they were; it" : "Your stars are kept on the server; it"} catches
      up by itself.
    </p>
  );
}
