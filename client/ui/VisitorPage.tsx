import type { ReactNode } from "react";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { HeadSupport } from "./PageSupport.tsx";
import { Starfield } from "./Starfield.tsx";

type Props = { tagline: string; children: ReactNode; footer?: ReactNode };

/** The layout of sign-in and registration: the product's name, one panel, and support in the head. */
export function VisitorPage({ tagline, children, footer }: Props) {
  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center gap-6 px-4 pt-17 pb-8">
      <Starfield />
      <HeadSupport />
      <header className="flex flex-col items-center gap-2 text-center">
        <h1 className="font-display text-display tracking-[0.12em]">MOOD UNIVERSE</h1>
        <p className="text-lead text-quiet">{tagline}</p>
      </header>
      <div className="surface w-full max-w-lg p-4 sm:p-6">{children}</div>
      <footer className="flex max-w-md flex-col items-center gap-2 text-center text-small text-balance text-quiet">
        {footer}
        <LanguageChoice className="text-body" />
      </footer>
    </main>
  );
}
