/** The product's music for a film: its loop, faded in and out. */

import loopUrl from "../../music/ambient-loop.mp3?url";
import { loopEnd, loopStart } from "../../music/loop.ts";
import { channels, sampleRate } from "./film-format.ts";

const fadeInSeconds = 1.5;
const fadeOutSeconds = 3;

/** Music of this many seconds. The file is not an API call, so it is not fetched by api.ts. */
export async function makeMusic(seconds: number, signal: AbortSignal): Promise<AudioBuffer> {
  const reply = await fetch(loopUrl, { signal });
  if (!reply.ok) throw new Error(`${loopUrl} was answered with ${reply.status}.`);
  const context = new OfflineAudioContext(channels, seconds * sampleRate, sampleRate);
  const buffer = await context.decodeAudioData(await reply.arrayBuffer());
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, 0);
  gain.gain.linearRampToValueAtTime(1, fadeInSeconds);
  gain.gain.setValueAtTime(1, seconds - fadeOutSeconds);
  gain.gain.linearRampToValueAtTime(0, seconds);
  gain.connect(context.destination);
  const loop = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd });
  loop.connect(gain);
  loop.start(0, loopStart);
  return context.startRendering();
}
