import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { onLanguageChange } from "../languages/language.ts";
import { TooltipTiming } from "./tooltip-timing.ts";

/** Elements with a tooltip: Button sets `data-tip` from `tip`. If it is empty, the accessible name is the text. */
const withTooltip = "[data-tip]";
const textOf = (target: Element) => target.getAttribute("data-tip") || target.getAttribute("aria-label");
const tooltip = "[data-tooltip]";
const marginPx = 8;

const timing = new TooltipTiming<Element>({
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

/**
 * The only tooltip of the page. It listens for all elements with `data-tip`, so that they need no code of their own. It can be
 * reached by the pointer and closes on Escape. Touch has no hover: important names are visible there.
 */
export function Tooltip() {
  const target = useSyncExternalStore(timing.subscribe, timing.shown, timing.shown);
  useEffect(listen, []);
  return target && <TooltipBox key={textOf(target)} target={target} />;
}

function TooltipBox({ target }: { target: Element }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) place(box.current, target.getBoundingClientRect());
  }, [target]);
  return (
    // Assistive technology already reads the text as the element's accessible name.
    <div
      ref={box}
      data-tooltip=""
      aria-hidden="true"
      className="pointer-events-auto fixed top-0 left-0 z-50 p-1"
    >
      <p
        dir="auto"
        className="max-w-[min(20rem,90vw)] animate-fade rounded-control border border-line bg-solid px-2.5 py-1 text-ink text-small shadow-panel wrap-anywhere"
      >
        {textOf(target)}
      </p>
    </div>
  );
}

/** Places the tooltip above the element, or below it without space above; always inside the window. */
function place(box: HTMLElement, target: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const isRoomAbove = target.top - height >= marginPx;
  const left = target.left + target.width / 2 - width / 2;
  const x = Math.max(marginPx, Math.min(left, innerWidth - width - marginPx));
  const y = isRoomAbove ? target.top - height : target.bottom;
  box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

function listen() {
  const abort = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: abort.signal });
  on("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    if (closest(event, tooltip)) timing.keepOpen();
    else timing.point(closest(event, withTooltip));
  });
  on("pointerdown", (event) => closest(event, tooltip) ?? timing.hide());
  on("focusin", (event) => {
    const target = closest(event, withTooltip);
    if (target?.matches(":focus-visible")) timing.focus(target);
  });
  on("focusout", timing.hide);
  on("scroll", timing.hide);
  on("keydown", (event) => {
    // The first Escape closes only the tooltip, not a dialog below it.
    if (event.key === "Escape" && timing.shown()) event.stopImmediatePropagation();
    if (["Escape", "Enter", " "].includes(event.key)) timing.hide();
  });
  // The tooltip would keep the text of the earlier language.
  abort.signal.addEventListener("abort", onLanguageChange(timing.hide));
  return () => abort.abort();
}
