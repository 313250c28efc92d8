/** Turns pointers and the wheel into what a person means: turn, zoom, tap, point at. */

/** What a person means. Places are pixels from the canvas's top left corner. */
export type Intents = {
  /** Anything at all: somebody is here. */
  stir(): void;
  /** A hand has taken hold of the sky, or let go. */
  hold(held: boolean): void;
  /** Radians. */
  turn(yaw: number, pitch: number): void;
  zoom(factor: number): void;
  tap(x: number, y: number, how: { byTouch: boolean; isAdding: boolean }): void;
  /** One finger or button is down here, and has not travelled yet; null as soon as that is over. */
  press(at: { x: number; y: number; byTouch: boolean } | null): void;
  /** A mouse is over this place, or gone. */
  point(at: { x: number; y: number } | null): void;
};

/** Radians for each pixel of a drag. */
const turnPerPixel = 0.01;
const wheelIn = 1.05;
const wheelOut = 0.95;
/** A pinch that doubles the distance of two fingers zooms by 2 to this power. */
const pinchDamping = 0.5;
/** Held longer than this, in milliseconds, a press is no tap. */
const longestTap = 1_500;
/** How far, in pixels, a tap may travel. */
const tapTravel = (byTouch: boolean) => (byTouch ? 8 : 4);

/** Zoom of one wheel event; only its direction counts. */
export const wheelFactor = (deltaY: number) => (deltaY === 0 ? 1 : deltaY > 0 ? wheelOut : wheelIn);

/** Zoom of two fingers whose distance changed. */
export const pinchFactor = (before: number, after: number) =>
  (Math.max(1, after) / Math.max(1, before)) ** pinchDamping;

type Finger = { x: number; y: number };

export class Gestures {
  readonly #canvas: HTMLElement;
  readonly #intents: Intents;
  readonly #fingers = new Map<number, Finger>();
  /** The press that may still become a tap: where it is in the window, and what it aimed at on the canvas. */
  #press: { clientX: number; clientY: number; aim: Finger; at: number } | null = null;

  constructor(canvas: HTMLElement, intents: Intents, signal: AbortSignal) {
    this.#canvas = canvas;
    this.#intents = intents;
    canvas.addEventListener("pointerdown", this.#down, { signal });
    canvas.addEventListener("pointermove", this.#move, { signal });
    canvas.addEventListener("pointerup", this.#up, { signal });
    canvas.addEventListener("pointercancel", this.#cancel, { signal });
    canvas.addEventListener("pointerleave", () => intents.point(null), { signal });
    // A finger that rests on a star is no wish for the platform's menu.
    canvas.addEventListener("contextmenu", (event) => this.#press && event.preventDefault(), { signal });
    canvas.addEventListener("wheel", this.#wheel, { signal, passive: false });
  }

  readonly #down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    this.#intents.stir();
    this.#canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, this.#placeOf(event));
    const alone = this.#fingers.size === 1;
    const { clientX, clientY, timeStamp: at } = event;
    const aim = this.#placeOf(event);
    if (!alone) return this.#takeHold();
    this.#press = { clientX, clientY, aim, at };
    this.#intents.press({ ...aim, byTouch: event.pointerType === "touch" });
  };

  readonly #move = (event: PointerEvent) => {
    this.#intents.stir();
    const place = this.#placeOf(event);
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.#intents.point(place);
      return;
    }
    if (this.#mayBeTap(event)) return;
    if (this.#press) this.#takeHold();
    if (this.#fingers.size === 1)
      this.#intents.turn((place.x - before.x) * turnPerPixel, (place.y - before.y) * turnPerPixel);
    else this.#pinch(event.pointerId, before, place);
    this.#fingers.set(event.pointerId, place);
  };

  readonly #up = (event: PointerEvent) => {
    if (!this.#fingers.has(event.pointerId)) return;
    const press = this.#press;
    const inTime = press !== null && event.timeStamp - press.at < longestTap;
    if (inTime && this.#mayBeTap(event))
      this.#intents.tap(press.aim.x, press.aim.y, {
        byTouch: event.pointerType === "touch",
        isAdding: event.shiftKey,
      });
    this.#release(event.pointerId);
  };

  readonly #cancel = (event: PointerEvent) => this.#release(event.pointerId);

  readonly #wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.#intents.stir();
    this.#intents.zoom(wheelFactor(event.deltaY));
  };

  #takeHold() {
    this.#forgetPress();
    this.#intents.point(null);
    this.#intents.hold(true);
  }

  #release(pointer: number) {
    this.#fingers.delete(pointer);
    if (this.#fingers.size > 0) return;
    this.#forgetPress();
    this.#intents.hold(false);
  }

  #forgetPress() {
    this.#press = null;
    this.#intents.press(null);
  }

  /** Travel counts in the window: the canvas itself may be gliding aside for a dialog. */
  #mayBeTap({ clientX, clientY, pointerType }: PointerEvent): boolean {
    if (!this.#press) return false;
    const travel = Math.hypot(clientX - this.#press.clientX, clientY - this.#press.clientY);
    return travel <= tapTravel(pointerType === "touch");
  }

  #pinch(moved: number, before: Finger, after: Finger) {
    const other = [...this.#fingers].find(([pointer]) => pointer !== moved)?.[1];
    if (!other) return;
    const gap = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y);
    this.#intents.zoom(pinchFactor(gap(before), gap(after)));
  }

  #placeOf(event: PointerEvent): Finger {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
