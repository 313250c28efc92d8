import { type ReactNode, useId } from "react";

/** A titled panel of the settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="surface flex flex-col gap-4 p-4 sm:p-6">
      <h2 id={id} className="font-display text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
