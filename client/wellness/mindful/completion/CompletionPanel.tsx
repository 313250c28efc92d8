import { type ReactNode, useEffect, useRef } from "react";

type Props = { mark: ReactNode; eyebrow?: string; title: string; children: ReactNode };

/** The end of a run. Its title takes the focus, so that it is announced and its buttons come next. */
export function CompletionPanel({ mark, eyebrow, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="surface flex animate-rise flex-col items-center gap-6 px-4 py-8 text-center sm:px-8 sm:py-10">
      {mark}
      <h2 ref={heading} tabIndex={-1} className="flex flex-col gap-1 font-display text-title outline-none">
        {eyebrow && <span className="font-sans text-small font-medium text-accent">{eyebrow}</span>}
        {title}
      </h2>
      {children}
    </section>
  );
}
