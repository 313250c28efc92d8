import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";
import { DialogActionsPlace } from "./DialogActions.tsx";
import { ignoreRepeatedPress, notePress } from "./ignore-repeated-press.ts";
import { isInToaster } from "./Toaster.tsx";
import { claimToasts, toastRegion } from "./toast-places.ts";

type Props = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  subtitle?: string;
  /** A picture of what the dialog is about, beside the title. */
  emblem?: ReactNode;
  /** Stays visible below the scrolling content. Content can have its own actions there instead: `DialogActions`. */
  footer?: ReactNode;
  /** A menu covers the page without darkening it, and shows its title on phones only. */
  look?: "dialog" | "menu";
  /** Whether the page behind is darkened on wide screens too. */
  veil?: "always" | "phones";
  /** Shows toasts above the footer, for a dialog whose own actions cause some. They wait behind any other dialog. */
  showsToasts?: boolean;
};

/** A sheet on phones, a panel above. `className` places it on wider screens. */
export function Dialog(props: Props) {
  const {
    open,
    onOpenChange,
    title,
    subtitle,
    emblem,
    footer,
    look = "dialog",
    veil = "always",
    showsToasts = false,
    className,
    children,
    ...rest
  } = props;
  const isMenu = look === "menu";
  const t = useTranslator();
  const opener = useRef<Element>(null);
  const [actionsPlace, setActionsPlace] = useState<HTMLElement | null>(null);
  useEffect(() => (open ? ignoreRepeatedPress : undefined), [open]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={cn(
            "fixed inset-0 z-10 animate-fade bg-veil",
            isMenu || veil === "phones" ? "md:bg-transparent" : "xl:opacity-60",
          )}
        />
        <Radix.Content
          {...(!subtitle && { "aria-describedby": undefined })}
          {...rest}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            rest.onOpenAutoFocus?.(event);
          }}
          // The focus returns to the opener, unless the caller has handled it, or the person was faster.
          onCloseAutoFocus={(event) => {
            if (document.activeElement !== document.body) return event.preventDefault();
            rest.onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && opener.current instanceof HTMLElement) opener.current.focus();
            event.preventDefault();
          }}
          onPointerDownCapture={(event) => notePress(event.nativeEvent)}
          onKeyDownCapture={(event) => notePress(event.nativeEvent)}
          // A toast in the dialog is not its child in React: pressing it or its Escape must not close the dialog.
          onInteractOutside={keepOpenForToast}
          onEscapeKeyDown={(event) => {
            keepOpenForToast(event);
            if (isOpenList(event.target)) event.preventDefault();
          }}
          className={cn(
            "surface fixed inset-x-0 bottom-0 z-20 flex max-h-[94dvh] animate-sheet flex-col rounded-b-none bg-solid outline-none",
            // A header and a footer that stay in view would leave no room between them with very large text.
            "[@media(height<22rem)]:overflow-y-auto",
            "md:top-1/2 md:bottom-auto md:mx-auto md:w-[38rem] md:-translate-y-1/2 md:rounded-b-panel md:animate-fade",
            className,
          )}
        >
          <header
            className={cn(
              "flex items-start gap-3 py-3 pe-2 ps-4 sm:ps-5",
              isMenu && "md:hidden",
              // Text is smaller on phones, so that the header is no higher.
              emblem && "max-sm:gap-1 max-sm:[&_p]:text-small max-[22.4rem]:[&_h2]:text-lead",
            )}
          >
            {emblem && <div className="-my-1 -ms-4 shrink-0 self-center sm:-ms-2">{emblem}</div>}
            <div className="relative min-w-0 grow pt-1">
              <Radix.Title className="font-display text-title wrap-anywhere">{title}</Radix.Title>
              {subtitle && (
                <Radix.Description className={cn("text-quiet", !emblem && "mt-1")}>
                  {subtitle}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="quiet" shape="icon" aria-label={t(common.close)}>
                <X aria-hidden="true" />
              </Button>
            </Radix.Close>
          </header>
          <div
            className={cn(
              // The padding is room for the focus mark of the first control.
              "-mt-1 min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 sm:px-5 [@media(height<22rem)]:shrink-0 [@media(height<22rem)]:overflow-visible",
              "pb-4 has-[~footer:empty]:pb-[max(1rem,env(safe-area-inset-bottom))]",
            )}
          >
            <DialogActionsPlace value={actionsPlace}>{children}</DialogActionsPlace>
          </div>
          <Toasts areShown={showsToasts} />
          <footer
            ref={setActionsPlace}
            className="flex flex-col gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden sm:px-5"
          >
            {footer}
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The field, or what is marked as first, gets the focus of a dialog that opens, in place of the button that closes it. */
export function focusFirstField(event: Event) {
  const dialog = event.currentTarget as HTMLElement;
  const field =
    dialog.querySelector<HTMLElement>("[data-first]") ?? dialog.querySelector("input:not([hidden])");
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}

/** Escape in an open combobox closes its list first, and in a field that opened in place of something, the field. */
const isOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded="true"], [data-closes]');

function keepOpenForToast(event: Event) {
  if (isInToaster(event.target)) event.preventDefault();
}

/** Toasts are a part of the layout, so that none covers a field or a button. */
function Toasts({ areShown }: { areShown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => claimToasts(areShown ? place.current : null), [areShown]);
  return areShown && <div ref={place} {...toastRegion} className="px-4 has-[*]:pb-3 sm:px-5" />;
}
