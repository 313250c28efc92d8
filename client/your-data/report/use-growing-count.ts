import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Stars that are laid out in one task. */
const step = 100;

/** Counts up to `total`, a step in each task, so that none is long. Whoever prints earlier gets everything at once. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount(count + step));
    return () => clearTimeout(timer);
  }, [count, total]);
  useEffect(() => {
    const showAll = () => flushSync(() => setCount(total));
    addEventListener("beforeprint", showAll);
    return () => removeEventListener("beforeprint", showAll);
  }, [total]);
  return Math.min(count, total);
}

/** The step by which the count grows: what is shown up to a multiple of it does not change any more. */
export const growingStep = step;
