import { useEffect, useState } from "react";
import { TonePlayer } from "./tone-player.ts";

/** A player that falls silent when its screen is left. */
export function useTonePlayer(): TonePlayer {
  const [player] = useState(() => new TonePlayer());
  useEffect(() => () => player.close(), [player]);
  return player;
}
