import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** Replaces a form after success. The heading takes the focus that the form had, so that screen readers announce it. */
export function Outcome({ title, children }: Props) {
  return (
    <section className="flex animate-fade flex-col gap-4">
      <h2 ref={takeFocus} tabIndex={-1} className="font-display text-title outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The first action is the main one; on wide screens it is on the right. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">{children}</div>
);
