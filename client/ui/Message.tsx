import type { ReactNode } from "react";
import { HeadSupport } from "./PageSupport.tsx";

type Props = { title: string; picture?: ReactNode; children?: ReactNode };

/** A screen with one message, the actions that follow from it, and support in its head. */
export function Message({ title, picture, children }: Props) {
  return (
    <main className="relative grid min-h-dvh place-items-center p-6 py-17">
      <HeadSupport />
      <div className="flex max-w-md flex-col items-center gap-4 text-center text-balance">
        {picture}
        <h1 className="font-display text-title">{title}</h1>
        {children}
      </div>
    </main>
  );
}
