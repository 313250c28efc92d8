import { useEffect, useState } from "react";

/** Milliseconds without a change after which screen readers hear the count: not with each key press. */
const pauseMs = 800;

export function ResultCount({ text }: { text: string }) {
  const settled = useSettled(text);
  return (
    <>
      <p aria-hidden="true" className="text-quiet text-small tabular-nums">
        {text}
      </p>
      <p role="status" className="sr-only">
        {settled}
      </p>
    </>
  );
}

/** The text when it has not changed for a while; the first one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
