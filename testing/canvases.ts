/** What the canvases of a page draw on, in component tests and journeys. */

/**
 * The sky is drawn by WebGL, on a 2D canvas as in a browser without WebGL, or, where its pixels are not the subject, not
 * at all: its camera, labels, picks and frames are the same.
 */
export type Drawing = "webgl" | "2d" | "nothing";

/** Runs in a page, before its scripts in a journey: the sky is then drawn flat, as in a browser that has no WebGL. */
export function disableWebgl() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
  } as typeof getContext;
}

/**
 * Runs in a page, before its scripts in a journey: as without WebGL, and each 2D context takes all calls and draws
 * nothing, which saves the processor the pixels. Canvases off the screen, of which pictures and films are made, do draw.
 */
export function drawNothing() {
  const ignore = () => {};
  const answers: Readonly<Record<string, () => unknown>> = {
    createLinearGradient: () => ({ addColorStop: ignore }),
    createRadialGradient: () => ({ addColorStop: ignore }),
    getTransform: () => new DOMMatrix(),
    measureText: () => ({ width: 0 }),
  };
  const contextOf = (canvas: HTMLCanvasElement) =>
    new Proxy<Record<string, unknown>>(
      { canvas },
      { get: (own, name: string) => (name in own ? own[name] : (answers[name] ?? ignore)) },
    );
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
    return kind === "2d" ? contextOf(this) : null;
  } as unknown as typeof HTMLCanvasElement.prototype.getContext;
}
