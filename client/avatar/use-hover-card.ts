/** When a card beside a button is open: pointed at for a while, reached by keyboard, or pressed. */

import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { openDelayMs, skipDelayMs } from "../ui/tooltip-timing.ts";

type Why = "pointed" | "focused" | "pressed";

export function useHoverCard() {
  const [why, setWhy] = useState<Why | null>(null);
  const holder = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { later, cancel } = useLater();
  const show = (next: Why | null) => {
    cancel();
    setWhy(next);
  };
  useWhileOpen(why !== null, holder, trigger, () => show(null));
  return {
    isOpen: why !== null,
    holder: {
      ref: holder,
      onPointerEnter({ pointerType }: PointerEvent) {
        cancel();
        if (pointerType === "mouse" && why === null) later(openDelayMs, () => setWhy("pointed"));
      },
      onPointerLeave() {
        cancel();
        // The way from the button to the card may lead past a corner.
        if (why === "pointed") later(skipDelayMs, () => setWhy(null));
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (why !== "pointed" && !holder.current?.contains(relatedTarget)) show(null);
      },
    },
    trigger: {
      ref: trigger,
      "aria-expanded": why !== null,
      onFocus({ target }: FocusEvent) {
        if (why === null && target.matches(":focus-visible")) show("focused");
      },
      onClick: () => show(why === null || why === "pointed" ? "pressed" : null),
    },
  };
}

/** One thing to do later; the next takes its place. */
function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const later = (ms: number, act: () => void) => {
    cancel();
    timer.current = setTimeout(act, ms);
  };
  return { later, cancel };
}

function useWhileOpen(
  isOpen: boolean,
  holder: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It means the card, and not what lies behind it.
      event.stopPropagation();
      if (holder.current?.contains(document.activeElement)) trigger.current?.focus();
      closeNow();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !holder.current?.contains(target)) closeNow();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, [isOpen, holder, trigger]);
}
