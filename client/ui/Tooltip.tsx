import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { TooltipTiming } from "./tooltip-timing.ts";

/** What has a name to show: `data-tip`, which Button sets from `tip`. */
const named = "[data-tip]";
const words = "[data-tooltip]";
const marginPx = 8;

const timing = new TooltipTiming<Element>({
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

/**
 * The one tooltip of the page. It listens for everything named, so that a name costs its owner nothing; it can be
 * reached by the pointer and goes with Escape. Touch has no hover: names that matter there are in sight.
 */
export function Tooltip() {
  const target = useSyncExternalStore(timing.subscribe, timing.shown);
  useEffect(listen, []);
  return target && <Words key={target.getAttribute("data-tip")} target={target} />;
}

function Words({ target }: { target: Element }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) place(box.current, target.getBoundingClientRect());
  }, [target]);
  return (
    // Assistive technology has read them as the name of their owner.
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
        {target.getAttribute("data-tip")}
      </p>
    </div>
  );
}

/** Above it, or below where there is no room, and never outside the window. */
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
    if (closest(event, words)) timing.keep();
    else timing.point(closest(event, named));
  });
  on("pointerdown", (event) => closest(event, words) ?? timing.hide());
  on("focusin", (event) => {
    const target = closest(event, named);
    if (target?.matches(":focus-visible")) timing.focus(target);
  });
  on("focusout", timing.hide);
  on("scroll", timing.hide);
  on("keydown", (event) => {
    // The first Escape is the tooltip's alone: what lies below it stays.
    if (event.key === "Escape" && timing.shown()) event.stopImmediatePropagation();
    if (["Escape", "Enter", " "].includes(event.key)) timing.hide();
  });
  return () => abort.abort();
}
