import type { ReactNode } from "react";
import { overSky } from "../ui/over-sky/over-sky.ts";

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A panel at the bottom of the sky. Escape closes it. */
export const SkyStrip = ({ label, onClose, children }: Props) => (
  <section
    ref={overSky}
    aria-label={label}
    data-sky-strip=""
    className="surface sky-strip group-data-aside/sky:invisible"
    onKeyDown={(event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onClose();
    }}
  >
    {children}
  </section>
);
