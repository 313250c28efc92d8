import { X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";
import type { Toast } from "./toast-queue.ts";
import { dismissToast, holdToast, releaseToast, useShownToast } from "./toasts.ts";

const dismissKey = "F8";
const swipePx = 60;

/** Also true for an element of a toast that has just been removed. */
export const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-toaster]") !== null;

/** The live region is always rendered, so that screen readers announce its changes, also above an open dialog. */
export function Toaster() {
  const toast = useShownToast();
  useDismissKey();
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-40 flex justify-center md:top-auto md:bottom-4 md:max-lg:[@media(height<56rem)]:right-36 md:max-lg:[@media(height<56rem)]:left-64"
    >
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}

/** A keyboard shortcut, because an open dialog traps the focus. */
function useDismissKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === dismissKey) dismissToast();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function ToastCard({ toast: { title, description, detail, variant, inForm } }: { toast: Toast }) {
  const swipe = useSwipe();
  return (
    <section
      data-toaster=""
      data-in-form={inForm ? "" : undefined}
      aria-label="Notification"
      {...swipe}
      onPointerEnter={(event) => event.pointerType === "mouse" && holdToast()}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className={cn(
        "surface pointer-events-auto flex w-full max-w-sm animate-rise touch-pan-y items-start gap-2 bg-solid py-2 pr-2 pl-4 md:w-96",
        variant === "destructive" && "border-danger",
      )}
    >
      <div className="min-w-0 grow py-2">
        <p className={cn("font-medium", variant === "destructive" && "text-danger")}>{title}</p>
        {description && (
          <p aria-hidden={inForm?.isAnnounced} className="text-quiet text-pretty wrap-anywhere">
            {description}
          </p>
        )}
        {detail && <p className="text-pretty">{detail}</p>}
      </div>
      <Button
        variant="quiet"
        shape="icon"
        aria-label="Dismiss"
        aria-keyshortcuts={dismissKey}
        onClick={dismissToast}
        onKeyDown={(event) => event.key === "Escape" && dismissToast()}
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  );
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
