import type { ReactNode } from "react";
import { mindful } from "#domain/languages/en/mindful.ts";
import { useTranslator } from "../../../languages/language.ts";
import { cn } from "../../../ui/class-names.ts";
import { dimsSwitches } from "../frame/DimmingControls.tsx";

/** The switches of a session, below its panel. */
export const CueSwitches = ({ children }: { children: ReactNode }) => (
  <section
    aria-label={useTranslator()(mindful.session.cues)}
    className={cn("flex flex-col gap-1 px-4 sm:px-8", dimsSwitches)}
  >
    {children}
  </section>
);
