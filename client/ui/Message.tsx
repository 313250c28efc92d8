import type { ReactNode } from "react";

/** A whole screen that says one thing and, below it, what to do. */
export function Message({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex max-w-md flex-col items-center gap-4 text-center text-balance">
        <h1 className="font-display text-title">{title}</h1>
        {children}
      </div>
    </main>
  );
}
