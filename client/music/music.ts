/** The page's one player. What makes the sound is loaded by the first press, and not before. */

import { useSyncExternalStore } from "react";
import { type Music, Player, type Sound } from "./player.ts";
import { storedVolume, storeVolume } from "./volume-store.ts";

let context: AudioContext | null = null;
let loaded: Sound | null = null;

const sound: Sound = {
  async prepare() {
    // Browsers let sound begin only within a press, and the press is over once something was waited for.
    context ??= new AudioContext();
    const resumed = context.resume();
    if (!loaded) {
      const { makeSound } = await import("./web-audio.ts");
      loaded ??= makeSound(context);
    }
    // Within the press when it is loaded: a sleep that the last one ordered must not come after the resume.
    await Promise.all([loaded.prepare(), resumed]);
  },
  play: (volume, onLost) => loaded?.play(volume, onLost),
  stop() {
    if (loaded) loaded.stop();
    else void context?.suspend();
  },
  setVolume: (volume) => loaded?.setVolume(volume),
};

const player = new Player({
  sound,
  volume: storedVolume(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  report(reason) {
    // biome-ignore lint/suspicious/noConsole: the specification wants this logged, and nothing else.
    console.error("The music cannot play.", reason);
  },
});

export const useMusic = (): Music => useSyncExternalStore(player.subscribe, player.music);
export const toggleMusic = player.toggle;
export const stopMusic = player.stop;

/** 0 to 1; what is beyond is brought back. */
export function setMusicVolume(volume: number) {
  player.setVolume(volume);
  storeVolume(player.music().volume);
}
