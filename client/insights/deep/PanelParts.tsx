import type { ReactNode } from "react";
import { insights } from "#domain/languages/en/insights.ts";
import type { Text } from "#domain/languages/text.ts";
import { Disclosure } from "../../charts/Disclosure.tsx";
import { useTranslator } from "../../languages/language.ts";

type Props = {
  /** How much of the person's time the panel can speak about. */
  note?: string;
  /** How the figures were worked out, in plain language: paragraphs. */
  method: readonly Text[];
  children: ReactNode;
};

/** What is opened: its figures, and how they were worked out. */
export function Panel({ note, method, children }: Props) {
  const t = useTranslator();
  return (
    <>
      {note && <p className="max-w-prose text-pretty text-quiet text-small">{note}</p>}
      {children}
      <Disclosure name={t(insights.howWorkedOut)}>
        <div className="flex max-w-prose flex-col gap-2 text-pretty text-quiet text-small">
          {method.map((text) => (
            <p key={text.id}>{t(text)}</p>
          ))}
        </div>
      </Disclosure>
    </>
  );
}

/** Sentences that stand for themselves. */
export function Sentences({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="flex max-w-prose flex-col gap-2 text-pretty">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Quiet texts: what cannot be said yet, or not clearly. */
export function Quiet({ title, texts }: { title: Text; texts: readonly string[] }) {
  const t = useTranslator();
  if (texts.length === 0) return null;
  return (
    <div className="flex max-w-prose flex-col gap-1 text-quiet text-small">
      <h4 className="font-medium">{t(title)}</h4>
      <ul className="flex flex-col gap-1 text-pretty">
        {texts.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
