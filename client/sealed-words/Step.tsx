import { type ReactNode, useEffect, useRef } from "react";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { useTranslator } from "../languages/language.ts";
import { Section } from "../ui/Section.tsx";

type Props = { title: string; step: number; steps: number; children: ReactNode };

/** One step of several. It gets the focus when it comes, unless a field of it has taken that. */
export function Step({ title, step, steps, children }: Props) {
  const t = useTranslator();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const section = place.current?.closest("section");
    if (!section?.contains(document.activeElement)) place.current?.focus();
    section?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Section title={title}>
      <p ref={place} tabIndex={-1} className="-mt-3 text-quiet text-small outline-none">
        {t(sealedWords.step, { step, steps })}
      </p>
      {children}
    </Section>
  );
}
