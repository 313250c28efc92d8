/** Events of a canvas that do not come from input. */

type CanvasEvents = {
  /** Called when the graphics context was lost, and when it is restored. */
  lost(): void;
  restored(): void;
  /** Called with the size in CSS pixels. */
  resized(width: number, height: number): void;
};

/** Watches until `signal` aborts. */
export function watchCanvas(canvas: HTMLCanvasElement, events: CanvasEvents, signal: AbortSignal) {
  // `webglcontextlost` for WebGL, `contextlost` for a 2D canvas.
  for (const prefix of ["webgl", ""]) {
    canvas.addEventListener(`${prefix}contextlost`, events.lost, { signal });
    canvas.addEventListener(`${prefix}contextrestored`, events.restored, { signal });
  }
  const observer = new ResizeObserver(() => events.resized(canvas.clientWidth, canvas.clientHeight));
  observer.observe(canvas);
  signal.addEventListener("abort", () => observer.disconnect());
}
