/** Runs in the browser: lets whatever draws stars be opened and turned in the same way, so that it can be compared. */

import type { MoodEntry } from "#domain/mood-entry.ts";

export type Subject = {
  readonly canvas: HTMLCanvasElement;
  /** Turns a little further, and has that drawn with the next frame. */
  turn(): void;
  /** How many frames have been drawn. */
  frames(): number;
};

/** What `offer` puts on the window. */
export type SubjectPage = {
  load(entries: MoodEntry[]): void;
  open(): Promise<number>;
  turn(frames: number): Promise<void>;
  frames(): number;
};

/** Radians for each frame. */
export const turnStep = 0.02;

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

const soon = () => new Promise((done) => setTimeout(done, 2));

/** Waits until the graphics process has drawn everything that it was told to. Throws without a context. */
async function finish(canvas: HTMLCanvasElement) {
  const context = canvas.getContext("webgl2");
  if (!context || context.isContextLost()) throw new Error("There is no WebGL 2 context: nothing was drawn.");
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
  context.flush();
  while (fence && context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED) await soon();
}

export function offer(make: (host: HTMLElement, entries: readonly MoodEntry[]) => Subject) {
  let stars: readonly MoodEntry[] = [];
  let subject: Subject | null = null;
  const drawUntil = async (step: () => boolean) => {
    while (step()) await nextFrame();
    if (subject) await finish(subject.canvas);
  };
  const page: SubjectPage = {
    load(entries) {
      stars = entries;
    },
    /** Resolves with the milliseconds until the first frame was drawn. */
    async open() {
      const host = document.body.appendChild(document.createElement("div"));
      host.style.cssText = "position: fixed; inset: 0";
      const startedAt = performance.now();
      const made = make(host, stars);
      subject = made;
      await drawUntil(() => made.frames() === 0);
      return performance.now() - startedAt;
    },
    async turn(frames) {
      const enough = page.frames() + frames;
      await drawUntil(() => {
        subject?.turn();
        return page.frames() < enough;
      });
    },
    frames: () => subject?.frames() ?? 0,
  };
  Object.assign(window, { subject: page });
}
