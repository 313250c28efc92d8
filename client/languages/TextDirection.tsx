import { Direction } from "radix-ui";
import type { ReactNode } from "react";
import { directionOf } from "#domain/languages/languages.ts";
import { useTranslator } from "./language.ts";

/** Tells the controls inside it in which direction text runs, so that arrow keys follow it. */
export function TextDirection({ children }: { children: ReactNode }) {
  const { language } = useTranslator();
  return <Direction.Provider dir={directionOf(language)}>{children}</Direction.Provider>;
}
