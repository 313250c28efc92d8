/** The two quiet sentences that may lie over the sky. */

export function EmptySky() {
  return (
    <p className="pointer-events-none absolute inset-x-0 top-[66%] mx-auto max-w-xs px-4 text-center text-quiet">
      Your sky is still empty. Add your first mood, and its star is born here.
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
