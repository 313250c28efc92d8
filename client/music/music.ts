/** The page's player. The Web Audio code is loaded on the first press or ahead of need. */

import { useSyncExternalStore } from "react";
import { lazyCode } from "../loading/lazy-code.ts";
import { type Music, Player, type Sound } from "./player.ts";
import { storedVolume, storeVolume } from "./volume-store.ts";

const webAudio = lazyCode(() => import("./web-audio.ts"));

let context: AudioContext | null = null;
let loaded: Sound | null = null;

const sound: Sound = {
  async prepare() {
    // Browsers allow sound only during a user gesture, which ends at the first await.
    context ??= new AudioContext();
    const resumed = context.resume();
    if (!loaded) {
      const { makeSound } = await webAudio.load();
      loaded ??= makeSound(context);
    }
    // Called during the gesture if the code is loaded: an earlier suspend must not happen after the resume.
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
    // biome-ignore lint/suspicious/noConsole: the specification requires this log entry.
    console.error("The music cannot play.", reason);
  },
});

export const useMusic = (): Music => useSyncExternalStore(player.subscribe, player.music);
export const toggleMusic = player.toggle;
export const stopMusic = player.stop;

/** Sets the volume from 0 to 1; other values are clamped. */
export function setMusicVolume(volume: number) {
  player.setVolume(volume);
  storeVolume(player.music().volume);
}
