/** Whether there is music: stopped, about to start, or playing. Knows nothing of how sound is made. */

/** 0 is silence, 1 the loop as loud as it was made. */
export const defaultVolume = 0.3;
/** How long a press waits for the loop. */
export const readyWithinMs = 3_000;

export type Music = {
  readonly state: "stopped" | "starting" | "playing";
  /** 0 to 1. */
  readonly volume: number;
};

/** What makes the sound. */
export type Sound = {
  /** Resolves when the loop could be heard at once; rejects when it cannot be had. Called within the press itself. */
  prepare(): Promise<void>;
  /** Fades in; calls `onLost` when something other than `stop` takes the sound away. */
  play(volume: number, onLost: () => void): void;
  /** Fades out. What was only prepared may be let go. */
  stop(): void;
  setVolume(volume: number): void;
};

type Surroundings = {
  readonly sound: Sound;
  readonly volume: number;
  /** Calls back after `ms`; the returned function takes it back. */
  after(ms: number, callback: () => void): () => void;
  /** Why there is no music, for whoever looks for the reason. */
  report(reason: unknown): void;
};

/** The nearest volume from 0 to 1, or null for what is no number. */
export const clampVolume = (volume: number): number | null =>
  Number.isNaN(volume) ? null : Math.min(1, Math.max(0, volume));

export class Player {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  #music: Music;
  /** Takes back the wait of the press that is waited for. */
  #giveUpWaiting = () => {};

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#music = { state: "stopped", volume: clampVolume(surroundings.volume) ?? defaultVolume };
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
    this.#giveUpWaiting();
    this.#surroundings.sound.stop();
    this.#change({ state: "stopped" });
  };

  setVolume = (asked: number) => {
    const volume = clampVolume(asked);
    if (volume === null || volume === this.#music.volume) return;
    if (this.#music.state === "playing") this.#surroundings.sound.setVolume(volume);
    this.#change({ volume });
  };

  /** What comes too late, or after another press, changes nothing. */
  #start() {
    const { sound, after, report } = this.#surroundings;
    let isAwaited = true;
    const fail = (reason: unknown) => {
      if (!isAwaited) return;
      report(reason);
      this.stop();
    };
    const cancelTimer = after(readyWithinMs, () => fail("It was not ready within 3 seconds."));
    this.#giveUpWaiting = () => {
      isAwaited = false;
      cancelTimer();
    };
    this.#change({ state: "starting" });
    sound.prepare().then(() => {
      if (!isAwaited) return;
      this.#giveUpWaiting();
      sound.play(this.#music.volume, this.stop);
      this.#change({ state: "playing" });
    }, fail);
  }

  #change(change: Partial<Music>) {
    this.#music = { ...this.#music, ...change };
    for (const listener of this.#listeners) listener();
  }
}
