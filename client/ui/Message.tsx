import type { ReactNode } from "react";
import { PageSupport } from "./PageSupport.tsx";

type Props = { title: string; picture?: ReactNode; children?: ReactNode };

/** A screen with one message, the actions that follow from it, and support at its foot. */
export function Message({ title, picture, children }: Props) {
  return (
    <main className="grid min-h-dvh grid-rows-[1fr_auto] place-items-center gap-4 p-6 pt-17">
      <div className="flex max-w-md flex-col items-center gap-4 text-center text-balance">
        {picture}
        <h1 className="font-display text-title">{title}</h1>
        {children}
      </div>
      <PageSupport />
    </main>
  );
}
