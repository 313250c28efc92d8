import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Button } from "./Button.tsx";

type Props = {
  title: string;
  back: { href: string; label: string };
  /** Right of the title, such as a progress. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen that is read from top to bottom, with the way back above its title. */
export function Page({ title, back, aside, children }: Props) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col gap-4 px-4 pt-6 pb-12 sm:gap-6 md:pb-40">
      <header className="flex flex-col items-start gap-2">
        <Button asChild variant="quiet" className="-ml-4">
          <Link href={back.href}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </Link>
        </Button>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="font-display text-display">{title}</h1>
          {aside}
        </div>
      </header>
      {children}
    </main>
  );
}
