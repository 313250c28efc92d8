import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** What a form has led to, in its place. The heading takes the focus that went with the form, and so is read out. */
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

/** The first is what most people do next: on wide screens it stands last. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-3 sm:flex-row-reverse sm:*:flex-1">{children}</div>
);
