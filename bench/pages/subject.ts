/** Runs in the browser: one interface to open and turn different renderers of stars, so that they can be compared. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

export type Subject = {
  readonly canvas: HTMLCanvasElement;
  /** Turns by one step, which the next frame shows. */
  turn(): void;
  /** The number of frames drawn so far. */
  frames(): number;
};

/** The functions that `offer` puts on the window. */
export type SubjectPage = {
  load(entries: MoodEntry[]): void;
  open(): Promise<number>;
  turn(frames: number): Promise<void>;
  frames(): number;
};

/** Radians per frame. */
export const turnStep = 0.02;

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** A pause between questions, because each costs time on the thread that is measured. */
const soon = () => new Promise((done) => setTimeout(done, 20));

/** Waits until the graphics process has executed all commands. Throws without a WebGL context. */
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
