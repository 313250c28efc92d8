import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";

type Props = {
  title: string;
  back: { href: string; label: string };
  /** Content to the right of the title, such as progress; to the right of the back link on a compact page. */
  aside?: ReactNode;
  /** Smaller title, for a page whose content needs the space. */
  compact?: boolean;
  children: ReactNode;
};

/** A scrolling screen with a back link above its title. */
export function Page({ title, back, aside, compact = false, children }: Props) {
  const wayBack = (
    <Button asChild variant="quiet" className="-ml-4">
      <Link href={back.href}>
        <ArrowLeft aria-hidden="true" />
        {back.label}
      </Link>
    </Button>
  );
  return (
    <main
      className={cn(
        "mx-auto flex min-h-dvh w-full max-w-3xl flex-col gap-4 px-4 pb-12 md:pb-40",
        compact ? "pt-3 sm:pt-6" : "pt-6 sm:gap-6",
      )}
    >
      {compact ? (
        <header className="flex flex-col gap-1">
          <div className="flex items-center justify-between gap-4">
            {wayBack}
            {aside}
          </div>
          <h1 className="font-display text-lead sm:text-title">{title}</h1>
        </header>
      ) : (
        <header className="flex flex-col items-start gap-2">
          {wayBack}
          <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="font-display text-display">{title}</h1>
            {aside}
          </div>
        </header>
      )}
      {children}
    </main>
  );
}
