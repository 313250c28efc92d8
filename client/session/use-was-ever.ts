import { useState } from "react";

/** True once `value` has been true. */
export function useWasEver(value: boolean): boolean {
  const [wasEver, setWasEver] = useState(value);
  if (value && !wasEver) setWasEver(true);
  return wasEver || value;
}
