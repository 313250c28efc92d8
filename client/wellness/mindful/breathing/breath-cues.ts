/** Cues for closed eyes: quiet synthesized tones, and the phone's vibration. */

import type { PhaseName } from "#domain/wellness/exercises/breathing.ts";

export type CueKind = "sound" | "vibration";

/** Milliseconds on, off, on. */
const vibrations: Record<PhaseName, number[]> = {
  inhale: [90],
  hold: [30, 90, 30],
  exhale: [260],
  reset: [30],
};

const low = 174.6;
const high = 261.6;
const loudness = 0.07;
/** Seconds. A shorter fade would click. */
const fade = 0.6;

export const canVibrate = () => typeof navigator.vibrate === "function";

export class BreathCues {
  #context: AudioContext | null = null;
  #playing: { oscillator: OscillatorNode; gain: GainNode } | null = null;

  /** Starts the audio context. Call it in an event handler of a press, because browsers require one. */
  unlock() {
    try {
      this.#context ??= new AudioContext();
      void this.#context.resume().catch(() => {});
    } catch {
      // The device has no sound.
    }
  }

  /** A rising tone to inhale, a falling one to exhale, and a short one for the phases between. */
  sound(phase: PhaseName, seconds: number) {
    this.stop();
    if (phase === "inhale") this.#playGlide(low, high, seconds);
    else if (phase === "exhale") this.#playGlide(high, low, seconds);
    else this.#playShortTone(phase === "hold" ? 2 * high : 2 * low);
  }

  vibrate(phase: PhaseName) {
    if (canVibrate()) navigator.vibrate(vibrations[phase]);
  }

  /** Fades out the current tone. */
  stop() {
    const context = this.#context;
    if (!context || !this.#playing) return;
    const { oscillator, gain } = this.#playing;
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(0, context.currentTime, 0.08);
    oscillator.stop(context.currentTime + 0.5);
    this.#playing = null;
  }

  close() {
    this.stop();
    void this.#context?.close().catch(() => {});
    this.#context = null;
  }

  #playGlide(from: number, to: number, seconds: number) {
    this.#playTone(from, seconds, (frequency, gain, start) => {
      frequency.exponentialRampToValueAtTime(to, start + seconds);
      gain.linearRampToValueAtTime(loudness, start + fade);
      gain.setValueAtTime(loudness, start + Math.max(fade, seconds - fade));
      gain.linearRampToValueAtTime(0, start + seconds);
    });
  }

  #playShortTone(hertz: number) {
    this.#playTone(hertz, 0.9, (_, gain, start) => {
      gain.linearRampToValueAtTime(loudness / 2, start + 0.03);
      gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    });
  }

  #playTone(
    hertz: number,
    seconds: number,
    shape: (frequency: AudioParam, gain: AudioParam, start: number) => void,
  ) {
    const context = this.#context;
    if (!context) return;
    const oscillator = new OscillatorNode(context, { type: "sine", frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    const start = context.currentTime;
    oscillator.frequency.setValueAtTime(hertz, start);
    gain.gain.setValueAtTime(0, start);
    shape(oscillator.frequency, gain.gain, start);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds + 0.05);
    this.#playing = { oscillator, gain };
  }
}
