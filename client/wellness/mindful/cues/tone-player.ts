/** Plays synthesized sounds. Each sound is a set of sine waves, and a new sound replaces the one before. */

export type Sine = {
  readonly hertz: number;
  readonly seconds: number;
  /** Schedules the loudness, which is 0 at `start`, and, for a glide, the frequency. */
  shape(gain: AudioParam, start: number, frequency: AudioParam): void;
};

type Sounding = { readonly oscillators: readonly OscillatorNode[]; readonly output: GainNode };

/** Time constant of the fade-out. A sound that is cut off would click. */
const fadeSeconds = 0.08;

/** Starts the waves now. They end by themselves. */
export function startSines(context: BaseAudioContext, sines: readonly Sine[]): Sounding {
  const output = new GainNode(context);
  output.connect(context.destination);
  const start = context.currentTime;
  const oscillators = sines.map(({ hertz, seconds, shape }) => {
    const oscillator = new OscillatorNode(context, { type: "sine", frequency: hertz });
    const gain = new GainNode(context, { gain: 0 });
    oscillator.frequency.setValueAtTime(hertz, start);
    gain.gain.setValueAtTime(0, start);
    shape(gain.gain, start, oscillator.frequency);
    oscillator.connect(gain).connect(output);
    oscillator.start(start);
    oscillator.stop(start + seconds + 0.05);
    return oscillator;
  });
  return { oscillators, output };
}

export class TonePlayer {
  #context: AudioContext | null = null;
  #sounding: Sounding | null = null;

  /** Starts the audio context. Call it in an event handler of a press, because browsers require one. */
  unlock() {
    try {
      this.#context ??= new AudioContext();
      this.#resume(this.#context);
    } catch {
      // The device has no sound.
    }
  }

  /** Plays sounds; silent before `unlock`. */
  play(sines: readonly Sine[]) {
    this.stop();
    const context = this.#context;
    if (!context) return;
    // A phone call suspends the context, for example.
    if (context.state !== "running") this.#resume(context);
    this.#sounding = startSines(context, sines);
  }

  /** Fades out the current sound. */
  stop() {
    if (!this.#context || !this.#sounding) return;
    const { oscillators, output } = this.#sounding;
    output.gain.setTargetAtTime(0, this.#context.currentTime, fadeSeconds);
    for (const oscillator of oscillators) oscillator.stop(this.#context.currentTime + 6 * fadeSeconds);
    this.#sounding = null;
  }

  /** Fades out and frees the audio device. */
  close() {
    const context = this.#context;
    this.stop();
    this.#context = null;
    if (context) setTimeout(() => void context.close().catch(() => {}), 6_000 * fadeSeconds);
  }

  #resume(context: AudioContext) {
    void context.resume().catch(() => {});
  }
}
