/** What happens to a canvas that nobody's hand has done. */

type Happenings = {
  /** The graphics context is gone, and back. */
  lost(): void;
  restored(): void;
  /** In CSS pixels. */
  resized(width: number, height: number): void;
};

/** Until `signal` aborts. */
export function watchCanvas(canvas: HTMLCanvasElement, happened: Happenings, signal: AbortSignal) {
  // The first is said of WebGL, the second of a 2D canvas.
  for (const prefix of ["webgl", ""]) {
    canvas.addEventListener(`${prefix}contextlost`, happened.lost, { signal });
    canvas.addEventListener(`${prefix}contextrestored`, happened.restored, { signal });
  }
  const observer = new ResizeObserver(() => happened.resized(canvas.clientWidth, canvas.clientHeight));
  observer.observe(canvas);
  signal.addEventListener("abort", () => observer.disconnect());
}
