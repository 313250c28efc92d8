/** The loop, played by Web Audio: from sample to sample without a gap, and faded so that nothing clicks. */

import loopUrl from "./ambient-loop.mp3?url";
import { loopEnd, loopStart } from "./loop.ts";
import type { Sound } from "./player.ts";

const fadeSeconds = 0.2;
/** An exponential approach has come within a hundredth after this many of its time constants. */
const constantsOfFade = 4.6;

/** The file is no call of the product, and so it does not come through api.ts. */
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
      // A file that did not come is asked for again by the next press.
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
      // It sleeps once it is silent, and goes on from there.
      sleep = setTimeout(() => void context.suspend(), 2 * fadeSeconds * 1_000);
    },
    setVolume: glideTo,
  };
}
