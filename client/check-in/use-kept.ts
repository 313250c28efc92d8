import { useState } from "react";

/**
 * All ids that were among `ids` since the component appeared, for each key. A question that is answered stays under the
 * finger, and one that another device has added comes at its end.
 */
export function useKept(ids: readonly string[], key: string): readonly string[] {
  const [kept, setKept] = useState<Readonly<Record<string, readonly string[]>>>({});
  const before = kept[key] ?? [];
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return before;
  const all = [...before, ...added];
  setKept({ ...kept, [key]: all });
  return all;
}
