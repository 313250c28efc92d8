/** Decides when the card of a button is open: after a hover delay, on keyboard focus, or on a press. */

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

type OpenReason = "pointed" | "focused" | "pressed";

export function useHoverCard() {
  const [reason, setReason] = useState<OpenReason | null>(null);
  const holder = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const contains = (target: EventTarget | null) =>
    target instanceof Node && [holder, card].some(({ current }) => current?.contains(target));
  const { startTimeout, cancel } = useTimeout();
  const show = (next: OpenReason | null) => {
    cancel();
    setReason(next);
  };
  useCloseListeners(reason !== null, contains, trigger, () => show(null));
  return {
    isOpen: reason !== null,
    /** The card, which need not be inside of the holder. */
    card,
    holder: {
      ref: holder,
      onPointerEnter({ pointerType }: PointerEvent) {
        cancel();
        if (pointerType === "mouse" && reason === null) startTimeout(openDelayMs, () => setReason("pointed"));
      },
      onPointerLeave() {
        cancel();
        // The pointer may leave both elements briefly on its path from the button to the card.
        if (reason === "pointed") startTimeout(skipDelayMs, () => setReason(null));
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (reason !== "pointed" && !contains(relatedTarget)) show(null);
      },
    },
    trigger: {
      ref: trigger,
      "aria-expanded": reason !== null,
      onFocus({ target }: FocusEvent) {
        if (reason === null && target.matches(":focus-visible")) show("focused");
      },
      onClick: () => show(reason === null || reason === "pointed" ? "pressed" : null),
    },
  };
}

/** Keeps a single timeout; the next one replaces it. */
function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const startTimeout = (ms: number, callback: () => void) => {
    cancel();
    timer.current = setTimeout(callback, ms);
  };
  return { startTimeout, cancel };
}

function useCloseListeners(
  isOpen: boolean,
  contains: (target: EventTarget | null) => boolean,
  trigger: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const closeLatest = useEffectEvent(close);
  const isOwn = useEffectEvent(contains);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Escape closes the card only, not a dialog behind it.
      event.stopPropagation();
      if (isOwn(document.activeElement)) trigger.current?.focus();
      closeLatest();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !isOwn(target)) closeLatest();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, [isOpen, trigger]);
}
