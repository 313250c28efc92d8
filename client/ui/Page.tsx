import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";
import { PageSupport } from "./PageSupport.tsx";
import { PageWords } from "./PageWords.tsx";

type Props = {
  title: string;
  back: { href: string; label: string };
  /** Content to the right of the title, such as progress; to the right of the back link on a compact page. */
  aside?: ReactNode;
  /** Whether the title is smaller, for a page whose content needs the space. */
  compact?: boolean;
  /** Whether the way back and support stay in view, as while a session runs. */
  sticky?: boolean;
  /** Whether words of the person are on the page, which may be sealed. */
  hasWords?: boolean;
  children: ReactNode;
};

/** A scrolling screen with a back link above its title. */
export function Page({
  title,
  back,
  aside,
  compact = false,
  sticky = false,
  hasWords = false,
  children,
}: Props) {
  const wayBack = (
    <Button asChild variant="quiet" className="-ms-4">
      <Link href={back.href}>
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        {back.label}
      </Link>
    </Button>
  );
  return (
    <main
      className={cn(
        "mx-auto flex min-h-dvh w-full max-w-3xl flex-col gap-4 px-4 pb-12 max-lg:[:root:has([data-page-bar])_&]:pb-32 md:pb-40",
        compact || sticky ? "pt-3 sm:pt-6" : "pt-6",
        !compact && "sm:gap-6",
        "print:block print:min-h-0 print:max-w-none print:space-y-4 print:p-0",
      )}
    >
      <div
        data-sticky-head={sticky || undefined}
        className={cn(
          "flex flex-wrap items-center justify-between print:hidden",
          compact ? "-mb-3" : "-mb-2 sm:-mb-4",
          sticky &&
            "sticky top-0 z-2 -mx-4 px-4 pt-[env(safe-area-inset-top)] pb-2 before:page-ground before:mask-b-from-75% before:absolute before:inset-0 before:-z-1",
        )}
      >
        {wayBack}
        {compact && aside}
        <div className="-me-4 ms-auto text-small">
          <PageSupport />
        </div>
      </div>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1
          className={cn(
            "min-w-0 font-display wrap-anywhere",
            compact ? "text-lead sm:text-title" : "text-display",
          )}
        >
          {title}
        </h1>
        {!compact && aside}
      </header>
      {hasWords && <PageWords />}
      {children}
    </main>
  );
}
