import { type ReactNode, useId } from "react";

/** One subject of the settings, on its own panel. */
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

/** The shape of a form that is not known yet. */
export function SectionSkeleton({ title, lines }: { title: string; lines: number }) {
  return (
    <Section title={title}>
      <p role="status" className="sr-only">
        Loading
      </p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all alike and never move.
        <div key={line} aria-hidden="true" className="h-11 animate-breathe rounded-control bg-raised" />
      ))}
    </Section>
  );
}
