/** Tells when a person begins to use the sky, and when no finger or button is on it. */

/** Resolves when the pointer is over the sky, its canvas has the focus, or a finger that moved it is lifted. Until `signal` aborts. */
export function firstUse(sky: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const used = new AbortController();
    const options = { capture: true, signal: AbortSignal.any([used.signal, signal]) };
    const use = () => {
      used.abort();
      resolve();
    };
    for (const type of ["pointerup", "wheel", "focusin", "keydown"]) sky.addEventListener(type, use, options);
    sky.addEventListener("pointermove", ({ pointerType }) => pointerType !== "touch" && use(), options);
  });
}

/** Knows what is pressed on the sky. */
export class Presses {
  readonly #pressed = new Set<number>();
  #wait: (() => void) | null = null;

  constructor(sky: HTMLElement, signal: AbortSignal) {
    const options = { capture: true, signal };
    sky.addEventListener("pointerdown", ({ pointerId }) => this.#pressed.add(pointerId), options);
    // The timeout lets the scene handle the event first.
    const release = ({ pointerId }: PointerEvent) => setTimeout(() => this.#release(pointerId));
    for (const type of ["pointerup", "pointercancel"] as const) sky.addEventListener(type, release, options);
  }

  /** Resolves when nothing is pressed. */
  async end(): Promise<void> {
    if (this.#pressed.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#wait = resolve;
    });
  }

  #release(pointerId: number) {
    this.#pressed.delete(pointerId);
    if (this.#pressed.size === 0) this.#wait?.();
  }
}
