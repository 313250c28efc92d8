import type { ReactNode } from "react";
import { overSky } from "../ui/over-sky/over-sky.ts";

type Props = { label: string; isInView: boolean; onClose: () => void; children: ReactNode };

/** A panel at the bottom of the sky. Escape closes it. */
export const SkyStrip = ({ label, isInView, onClose, children }: Props) => (
  <section
    ref={overSky}
    aria-label={label}
    hidden={!isInView}
    className="surface sky-strip"
    onKeyDown={(event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onClose();
    }}
  >
    <div className="strip-content">{children}</div>
  </section>
);
