import { type ReactNode, useId } from "react";
import type { Statement } from "#domain/insights/statement.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Grounds } from "./StatementList.tsx";

type Props = {
  title: Text;
  /** What a person takes away. */
  card: Statement;
  children?: ReactNode;
  /** What stands one press deeper. */
  deeper: ReactNode;
};

/** One of the three parts: its answer first, what is plain below it, and everything else one press deeper. */
export function AnswerPart({ title, card, children, deeper }: Props) {
  const t = useTranslator();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="surface flex min-w-0 flex-col gap-6 px-4 pt-5 pb-2 sm:gap-8 sm:px-8 sm:pt-7 sm:pb-3"
    >
      <div className="flex flex-col gap-1.5">
        <h2 id={id} className="font-medium text-accent-ink">
          {t(title)}
        </h2>
        <p className="text-pretty font-display text-title wrap-anywhere">{card.first}</p>
        <Grounds statement={card} />
      </div>
      {children}
      <div className="-mx-4 border-line px-4 not-empty:border-t sm:-mx-8 sm:px-8">{deeper}</div>
    </section>
  );
}
