import type { ReactNode } from "react";

type Props = { title: string; picture?: ReactNode; children?: ReactNode };

/** A screen with one message and the actions that follow from it. */
export function Message({ title, picture, children }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex max-w-md flex-col items-center gap-4 text-center text-balance">
        {picture}
        <h1 className="font-display text-title">{title}</h1>
        {children}
      </div>
    </main>
  );
}
