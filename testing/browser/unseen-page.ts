/**
 * Nobody sees the page of a browser without a window: its frame is transparent, so that Chromium neither paints nor
 * composes it, which without a graphics card takes a quarter of the processor time of component tests. Layout, focus,
 * clicks, computed styles and what a canvas holds stay as they are.
 */

const { frameElement, navigator } = window;
if (navigator.userAgent.includes("Headless"))
  (frameElement as HTMLIFrameElement | null)?.style.setProperty("opacity", "0");

export {};
