/** Plays the loop with Web Audio, without a gap and with fades that prevent clicks. */

import loopUrl from "./ambient-loop.mp3?url";
import { loopEnd, loopStart } from "./loop.ts";
import type { Sound } from "./player.ts";

const fadeSeconds = 0.2;
/** Time constants after which an exponential approach is within 1 % of its target. */
const constantsOfFade = 4.6;

/** The file is not an API call, so it is not fetched by api.ts. */
async function fetchLoop(context: BaseAudioContext): Promise<AudioBuffer> {
  const answer = await fetch(loopUrl);
  if (!answer.ok) throw new Error(`${loopUrl} was answered with ${answer.status}.`);
  return context.decodeAudioData(await answer.arrayBuffer());
}

export function makeSound(context: AudioContext): Sound {
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(context.destination);
  let source: Promise<void> | null = null;
  let sleep: ReturnType<typeof setTimeout> | undefined;

  const glideTo = (volume: number) =>
    gain.gain.setTargetAtTime(volume, context.currentTime, fadeSeconds / constantsOfFade);

  async function startSource() {
    const buffer = await fetchLoop(context);
    const node = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd });
    node.connect(gain);
    node.start(0, loopStart);
  }

  return {
    async prepare() {
      clearTimeout(sleep);
      // The next press fetches the file again after a failure.
      source ??= startSource().catch((reason: unknown) => {
        source = null;
        throw reason;
      });
      await source;
    },
    play(volume, onLost) {
      glideTo(volume);
      context.onstatechange = () => {
        if (context.state !== "running") onLost();
      };
    },
    stop() {
      context.onstatechange = null;
      glideTo(0);
      // The context is suspended after the fade-out and continues from there.
      sleep = setTimeout(() => void context.suspend(), 2 * fadeSeconds * 1_000);
    },
    setVolume: glideTo,
  };
}
