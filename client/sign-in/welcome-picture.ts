/** The moving picture of the login screen on its canvas. Uses the DOM, not React. */

import { onLanguageChange } from "../languages/language.ts";
import { afterStartup } from "../loading/after-startup.ts";
import { chosenTheme, onThemeChange } from "../theme/theme.ts";
import { drawWelcomeSky, type Look, makeSprites } from "./draw-welcome-sky.ts";

const lightScheme = matchMedia("(prefers-color-scheme: light)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Moving content ends within five seconds where nothing else stops it (WCAG 2.2.2). */
const turnMs = 4_900;
const turnRadians = 1.1;
/** The time in which all stars are born and their flares fade. */
const growthMs = 3_000;
const firstYaw = 0.3;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

function lookOf(canvas: HTMLCanvasElement): Look {
  const theme = chosenTheme();
  const isDark = theme === "system" ? !lightScheme.matches : theme === "dark";
  return { isDark, ink: getComputedStyle(canvas).color };
}

/**
 * Stars are born; the sky turns when the startup is over, whose work on a slow processor the frames would hold up. Then it
 * rests and draws nothing, until a pointer comes to it.
 */
export class WelcomePicture {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #disposal = new AbortController();
  readonly #startedAt = performance.now();
  #turnStartedAt = Number.NEGATIVE_INFINITY;
  #yawBefore = firstYaw - turnRadians;
  #request = 0;
  #look: Look;
  #sprites: readonly HTMLCanvasElement[];

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
    this.#canvas = canvas;
    this.#context = context;
    this.#look = lookOf(canvas);
    this.#sprites = makeSprites(this.#look);
    this.#listen(this.#disposal.signal);
  }

  dispose() {
    this.#disposal.abort();
    cancelAnimationFrame(this.#request);
  }

  #listen(signal: AbortSignal) {
    const size = new ResizeObserver(this.#fitToScreen);
    size.observe(this.#canvas);
    const forgetTheme = onThemeChange(this.#changeLook);
    const forgetLanguage = onLanguageChange(this.#drawSoon);
    const cancelTurn = afterStartup(this.#turnAgain);
    signal.addEventListener("abort", () => {
      size.disconnect();
      cancelTurn();
      forgetTheme();
      forgetLanguage();
    });
    for (const query of [lightScheme, reducedMotion])
      query.addEventListener("change", this.#changeLook, { signal });
    for (const event of ["pointerenter", "pointerdown"] as const)
      this.#canvas.addEventListener(event, this.#turnAgain, { signal });
    // The names are drawn again when the typeface of the page is loaded.
    void document.fonts.ready.then(this.#drawSoon);
  }

  readonly #drawSoon = () => {
    if (this.#disposal.signal.aborted) return;
    this.#request ||= requestAnimationFrame(this.#draw);
  };

  readonly #draw = (now: number) => {
    this.#request = 0;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const isGrown = reducedMotion.matches || now - this.#startedAt > growthMs;
    const age = isGrown ? Number.POSITIVE_INFINITY : (now - this.#startedAt) / 1000;
    const frame = { width, height, yaw: this.#yawAt(now), age };
    drawWelcomeSky(this.#context, this.#sprites, this.#look, frame);
    if (!isGrown || this.#isTurning(now)) this.#drawSoon();
  };

  #isTurning(now: number): boolean {
    return !reducedMotion.matches && now - this.#turnStartedAt < turnMs;
  }

  #yawAt(now: number): number {
    const share = this.#isTurning(now) ? (now - this.#turnStartedAt) / turnMs : 1;
    return this.#yawBefore + turnRadians * easeOut(share);
  }

  readonly #turnAgain = () => {
    const now = performance.now();
    if (reducedMotion.matches || this.#isTurning(now)) return;
    this.#yawBefore = this.#yawAt(now);
    this.#turnStartedAt = now;
    this.#drawSoon();
  };

  readonly #changeLook = () => {
    this.#look = lookOf(this.#canvas);
    this.#sprites = makeSprites(this.#look);
    this.#drawSoon();
  };

  /** More than two device pixels for a CSS pixel would cost time and show nothing. */
  readonly #fitToScreen = () => {
    const ratio = Math.min(2, devicePixelRatio);
    this.#canvas.width = Math.round(this.#canvas.clientWidth * ratio);
    this.#canvas.height = Math.round(this.#canvas.clientHeight * ratio);
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#drawSoon();
  };
}
