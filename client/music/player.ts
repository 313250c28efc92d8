/** The state of the music: stopped, starting, or playing. Independent of how the sound is produced. */

/** Volume from 0 (silent) to 1 (original level). */
export const defaultVolume = 0.3;
/** Milliseconds after which a start is given up. */
export const startTimeoutMs = 3_000;

export type Music = {
  readonly state: "stopped" | "starting" | "playing";
  /** Volume from 0 to 1. */
  readonly volume: number;
};

/** Produces the sound. */
export type Sound = {
  /** Resolves when the loop is ready to play; rejects when it cannot be loaded. Called during the user gesture. */
  prepare(): Promise<void>;
  /** Fades in; calls `onLost` when the sound ends for another reason than `stop`. */
  play(volume: number, onLost: () => void): void;
  /** Fades out. A prepared sound may be released. */
  stop(): void;
  setVolume(volume: number): void;
};

type Environment = {
  readonly sound: Sound;
  readonly volume: number;
  /** Calls back after `ms`; the returned function cancels. */
  after(ms: number, callback: () => void): () => void;
  /** Logs why the music does not play. */
  report(reason: unknown): void;
};

/** The volume clamped to 0 to 1, or null for NaN. */
export const clampVolume = (volume: number): number | null =>
  Number.isNaN(volume) ? null : Math.min(1, Math.max(0, volume));

export class Player {
  readonly #environment: Environment;
  readonly #listeners = new Set<() => void>();
  #music: Music;
  /** Cancels the timeout of the pending start. */
  #cancelStart = () => {};

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#music = { state: "stopped", volume: clampVolume(environment.volume) ?? defaultVolume };
  }

  music = () => this.#music;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  toggle = () => {
    if (this.#music.state === "stopped") this.#start();
    else this.stop();
  };

  stop = () => {
    if (this.#music.state === "stopped") return;
    this.#cancelStart();
    this.#environment.sound.stop();
    this.#change({ state: "stopped" });
  };

  setVolume = (requested: number) => {
    const volume = clampVolume(requested);
    if (volume === null || volume === this.#music.volume) return;
    if (this.#music.state === "playing") this.#environment.sound.setVolume(volume);
    this.#change({ volume });
  };

  /** A result after the timeout or after another press is ignored. */
  #start() {
    const { sound, after, report } = this.#environment;
    let isCurrent = true;
    const fail = (reason: unknown) => {
      if (!isCurrent) return;
      report(reason);
      this.stop();
    };
    const cancelTimer = after(startTimeoutMs, () => fail("It was not ready within 3 seconds."));
    this.#cancelStart = () => {
      isCurrent = false;
      cancelTimer();
    };
    this.#change({ state: "starting" });
    sound.prepare().then(() => {
      if (!isCurrent) return;
      this.#cancelStart();
      sound.play(this.#music.volume, this.stop);
      this.#change({ state: "playing" });
    }, fail);
  }

  #change(change: Partial<Music>) {
    this.#music = { ...this.#music, ...change };
    for (const listener of this.#listeners) listener();
  }
}
