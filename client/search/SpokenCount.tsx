import { useEffect, useState } from "react";

/** Milliseconds without a change after which screen readers hear the count: not with each key press. */
const pauseMs = 800;

/** Tells screen readers the count, also while no filter is set and the count is not in view. */
export const SpokenCount = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {useSettled(text)}
  </p>
);

/** The text when it has not changed for a while; the first one comes at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
