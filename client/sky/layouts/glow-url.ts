/** The tracker in the URL whose values the days of the sky show. */

import { useParameter } from "../../navigation/parameters.ts";

const parameter = "glow";

/** Whether the query `search` names a tracker. */
export const isGlowing = (search: string): boolean => new URLSearchParams(search).has(parameter);

/** `id` is null without a tracker in the URL. */
export function useGlow() {
  const [id, setGlow] = useParameter(parameter);
  return { id, setGlow };
}
