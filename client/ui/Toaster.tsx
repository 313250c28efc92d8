import { X } from "lucide-react";
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";
import { latinKey } from "./latin-key.ts";
import { toastRegion, useToastPlace } from "./toast-places.ts";
import type { Toast } from "./toast-queue.ts";
import { dismissToast, holdToast, releaseToast, runToastAction, useShownToast } from "./toasts.ts";

const dismissKey = "F8";
const swipePx = 60;

/** True also for an element of a toast that has just been removed. */
export const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-toaster]") !== null;

/**
 * Toasts where the page or the open dialog takes them; elsewhere below the head of the page, or at the bottom of a wide
 * window. The live region is always rendered, so that screen readers announce its changes.
 */
export function Toaster() {
  const toast = useShownToast();
  const { dialog, page } = useToastPlace();
  const place = dialog ?? page;
  useToastKeys();
  return (
    <div
      {...toastRegion}
      className="pointer-events-none fixed inset-x-3 top-[calc(max(0.75rem,env(safe-area-inset-top))+3.75rem)] z-40 flex justify-center lg:top-auto lg:bottom-4"
    >
      {toast && !place && <ToastCard key={toast.id} toast={toast} />}
      {toast &&
        place &&
        createPortal(<ToastCard key={toast.id} toast={toast} isInDialog={place === dialog} />, place)}
    </div>
  );
}

/** Listens for keyboard shortcuts, because an open dialog traps the focus. */
function useToastKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === dismissKey) dismissToast();
      else if (isUndoKey(event) && !isTextField(event.target) && runToastAction({ isUndo: true }))
        event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

const isUndoKey = (event: KeyboardEvent) =>
  latinKey(event) === "z" && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;

/** The keys undo what was typed in a field. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"));

type CardProps = { toast: Toast; isInDialog?: boolean };

function ToastCard({ toast, isInDialog = false }: CardProps) {
  const t = useTranslator();
  const { title, description, detail, variant, inForm, action } = toast.content(t);
  const card = useRef<HTMLElement>(null);
  const hold = useHold();
  const swipe = useSwipe();
  const rememberFocus = useFocusReturn(card);
  return (
    <section
      ref={card}
      data-toaster=""
      data-in-form={inForm ? "" : undefined}
      aria-label={t(common.toast.name)}
      {...swipe}
      onPointerEnter={(event) => event.pointerType === "mouse" && hold("pointer", true)}
      onPointerLeave={() => hold("pointer", false)}
      onFocus={(event) => {
        hold("focus", true);
        rememberFocus(event.relatedTarget);
      }}
      onBlur={() => hold("focus", false)}
      className={cn(
        "pointer-events-auto flex w-full animate-rise touch-pan-y flex-wrap items-start justify-end gap-x-2",
        isInDialog
          ? "rounded-control border border-line bg-raised py-1 pe-1 ps-3"
          : "surface max-w-sm bg-solid py-2 pe-2 ps-4 md:w-96",
        variant === "destructive" && "border-danger",
      )}
    >
      <div className="min-w-44 grow basis-0 py-2">
        <p className={cn("font-medium", variant === "destructive" && "text-danger")}>{title}</p>
        {description && (
          <p aria-hidden={inForm?.isAnnounced} className="text-quiet text-pretty wrap-anywhere">
            {description}
          </p>
        )}
        {detail && <p className="text-pretty">{detail}</p>}
        {/* The shortcut is announced with the toast, because its button may be many Tabs away. */}
        {action && !action.leadsOn && (
          <span className="sr-only pointer-coarse:hidden">
            {t(common.toast.undoKey, { action: action.label })}
          </span>
        )}
      </div>
      {/* The two buttons move to a row of their own together. */}
      <div className="flex gap-x-2">
        {action && (
          <Button
            className="px-3"
            aria-keyshortcuts={action.leadsOn ? undefined : "Control+Z Meta+Z"}
            onClick={() => runToastAction()}
          >
            {action.label}
          </Button>
        )}
        <Button
          variant="quiet"
          shape="icon"
          aria-label={t(common.toast.dismiss)}
          aria-keyshortcuts={dismissKey}
          onClick={dismissToast}
          onKeyDown={(event) => event.key === "Escape" && dismissToast()}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}

/** The time of the toast pauses while it is pointed at or has the focus; it continues when it is neither. */
function useHold() {
  const reasons = useRef(new Set<"pointer" | "focus">());
  return (reason: "pointer" | "focus", isOn: boolean) => {
    if (isOn) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size > 0) holdToast();
    else releaseToast();
  };
}

/** A toast that goes while it has the focus gives it back to where it came from. */
function useFocusReturn(card: RefObject<HTMLElement | null>) {
  const origin = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement) && origin.current instanceof HTMLElement)
        origin.current.focus({ preventScroll: true });
    };
  }, [card]);
  return (from: EventTarget | null) => {
    if (from && !isInToaster(from)) origin.current = from;
  };
}

/** A swipe by finger or pen dismisses the toast. */
function useSwipe() {
  const startX = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const rest = () => {
    startX.current = null;
    setMoved(0);
  };
  return {
    style: moved ? { transform: `translateX(${moved}px)`, opacity: 1 - Math.abs(moved) / 240 } : undefined,
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== "mouse") startX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (startX.current !== null) setMoved(event.clientX - startX.current);
    },
    onPointerUp() {
      if (Math.abs(moved) > swipePx) dismissToast();
      rest();
    },
    onPointerCancel: rest,
  };
}
