import { Direction } from "radix-ui";
import { type ReactNode, useEffect } from "react";
import { directionOf } from "#domain/languages/languages.ts";
import { useTranslator } from "./language.ts";
import { moveByRadioKey } from "./radio-keys.ts";

/** Makes arrow keys follow the direction of the text in the controls inside it, and in all radio buttons. */
export function TextDirection({ children }: { children: ReactNode }) {
  const { language } = useTranslator();
  useEffect(() => {
    document.addEventListener("keydown", moveByRadioKey);
    return () => document.removeEventListener("keydown", moveByRadioKey);
  }, []);
  return <Direction.Provider dir={directionOf(language)}>{children}</Direction.Provider>;
}
