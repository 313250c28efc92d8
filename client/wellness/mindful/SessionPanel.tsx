import type { ReactNode } from "react";

/** What a session is about, on the one surface of its screen. */
export const SessionPanel = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Session"
    className="surface flex grow flex-col gap-6 px-4 pt-6 pb-5 sm:px-8 sm:pt-8 md:grow-0"
  >
    {children}
  </section>
);
