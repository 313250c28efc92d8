/** Recognizes gestures of pointers and wheel: turn, move, zoom, tap, press, point. */

/** Positions are pixels from the canvas's top left corner. */
export type GestureHandlers = {
  /** Any pointer or wheel event. */
  noteActivity(): void;
  /** A drag or a pinch begins or ends. */
  drag(isDragging: boolean): void;
  /** Radians. */
  turn(yaw: number, pitch: number): void;
  /** Moves the sky over the screen: two fingers, or the right button or Space held. Pixels. */
  pan(x: number, y: number): void;
  /** Zooms at this point, which stays where it is. */
  zoom(factor: number, at: Point): void;
  tap(x: number, y: number, how: { byTouch: boolean; isAdding: boolean }): void;
  /** One finger or button is down and has not moved; null when that ends. */
  press(at: { x: number; y: number; byTouch: boolean } | null): void;
  /** The mouse is at this position; null when it has left. */
  point(at: { x: number; y: number } | null): void;
};

/** Radians for each pixel of a drag. */
export const turnPerPixel = 0.01;
const wheelIn = 1.05;
const wheelOut = 0.95;
/** Zooms by 2 to this power where a pinch doubles the distance of two fingers. */
const pinchDamping = 0.5;
/** A longer press is not a tap. Milliseconds. */
const maxTapMs = 1_500;
/** How far a tap may move, in pixels. */
const maxTapTravel = (byTouch: boolean) => (byTouch ? 8 : 4);

/** Zoom of one wheel event; only its direction counts. */
export const wheelFactor = (deltaY: number) => (deltaY === 0 ? 1 : deltaY > 0 ? wheelOut : wheelIn);

/** Zoom of two fingers whose distance changed. */
export const pinchFactor = (before: number, after: number) =>
  (Math.max(1, after) / Math.max(1, before)) ** pinchDamping;

type Point = { x: number; y: number };

export class Gestures {
  readonly #canvas: HTMLElement;
  readonly #handlers: GestureHandlers;
  readonly #fingers = new Map<number, Point>();
  /** A press that can still become a tap: its position in the window, and on the canvas (`aim`). */
  #press: { clientX: number; clientY: number; aim: Point; at: number } | null = null;
  #isSpaceDown = false;
  #isPanning = false;

  constructor(canvas: HTMLElement, handlers: GestureHandlers, signal: AbortSignal) {
    this.#canvas = canvas;
    this.#handlers = handlers;
    canvas.addEventListener("pointerdown", this.#down, { signal });
    canvas.addEventListener("pointermove", this.#move, { signal });
    canvas.addEventListener("pointerup", this.#up, { signal });
    canvas.addEventListener("pointercancel", this.#cancel, { signal });
    canvas.addEventListener("pointerleave", () => handlers.point(null), { signal });
    // Holding a star must not open the platform's context menu, nor must moving the sky by the right button.
    canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    for (const type of ["keydown", "keyup", "blur"] as const)
      addEventListener(type, (event) => this.#noteSpace(event), { signal });
    canvas.addEventListener("wheel", this.#wheel, { signal, passive: false });
  }

  readonly #down = (event: PointerEvent) => {
    const isRight = event.button === 2 && event.pointerType === "mouse";
    if (event.button !== 0 && !isRight) return;
    this.#handlers.noteActivity();
    this.#canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, this.#positionOf(event));
    const isOnly = this.#fingers.size === 1;
    const { clientX, clientY, timeStamp: at } = event;
    const aim = this.#positionOf(event);
    if (isOnly) this.#isPanning = isRight || (this.#isSpaceDown && event.pointerType === "mouse");
    if (!isOnly || this.#isPanning) return this.#beginDrag();
    this.#press = { clientX, clientY, aim, at };
    this.#handlers.press({ ...aim, byTouch: event.pointerType === "touch" });
  };

  readonly #move = (event: PointerEvent) => {
    this.#handlers.noteActivity();
    const position = this.#positionOf(event);
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.#handlers.point(position);
      return;
    }
    if (this.#canBeTap(event)) return;
    if (this.#press) this.#beginDrag();
    const [x, y] = [position.x - before.x, position.y - before.y];
    if (this.#fingers.size > 1) this.#pinch(event.pointerId, before, position);
    else if (this.#isPanning) this.#handlers.pan(x, y);
    else this.#handlers.turn(x * turnPerPixel, y * turnPerPixel);
    this.#fingers.set(event.pointerId, position);
  };

  readonly #up = (event: PointerEvent) => {
    if (!this.#fingers.has(event.pointerId)) return;
    const press = this.#press;
    const inTime = press !== null && event.timeStamp - press.at < maxTapMs;
    if (inTime && this.#canBeTap(event))
      this.#handlers.tap(press.aim.x, press.aim.y, {
        byTouch: event.pointerType === "touch",
        isAdding: event.shiftKey,
      });
    this.#release(event.pointerId);
  };

  readonly #cancel = (event: PointerEvent) => this.#release(event.pointerId);

  readonly #wheel = (event: WheelEvent) => {
    event.preventDefault();
    this.#handlers.noteActivity();
    this.#handlers.zoom(wheelFactor(event.deltaY), this.#positionOf(event));
  };

  #noteSpace(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== " ") return;
    this.#isSpaceDown = event.type === "keydown";
  }

  #beginDrag() {
    this.#cancelPress();
    this.#handlers.point(null);
    this.#handlers.drag(true);
  }

  #release(pointer: number) {
    this.#fingers.delete(pointer);
    if (this.#fingers.size > 0) return;
    this.#cancelPress();
    this.#handlers.drag(false);
  }

  #cancelPress() {
    this.#press = null;
    this.#handlers.press(null);
  }

  /** Measured in the window, because the canvas itself moves aside for a dialog. */
  #canBeTap({ clientX, clientY, pointerType }: PointerEvent): boolean {
    if (!this.#press) return false;
    const travel = Math.hypot(clientX - this.#press.clientX, clientY - this.#press.clientY);
    return travel <= maxTapTravel(pointerType === "touch");
  }

  /** Two fingers zoom to their middle, which carries the sky along. */
  #pinch(moved: number, before: Point, after: Point) {
    const other = [...this.#fingers].find(([pointer]) => pointer !== moved)?.[1];
    if (!other) return;
    const gap = (finger: Point) => Math.hypot(finger.x - other.x, finger.y - other.y);
    this.#handlers.pan((after.x - before.x) / 2, (after.y - before.y) / 2);
    const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    this.#handlers.zoom(pinchFactor(gap(before), gap(after)), middle);
  }

  #positionOf(event: MouseEvent): Point {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
