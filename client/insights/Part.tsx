import { type ReactNode, useId } from "react";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { common } from "#domain/languages/en/common.ts";
import { insights } from "#domain/languages/en/insights.ts";
import type { Text } from "#domain/languages/text.ts";
import { Disclosure } from "../charts/Disclosure.tsx";
import { useTranslator } from "../languages/language.ts";
import { withFilter } from "../search/use-filter.ts";
import { TextLink } from "../ui/TextLink.tsx";

type Props = {
  title: Text;
  /** How much of the person's time the part can speak about. */
  note?: string;
  /** How the figures were worked out, in plain language: paragraphs. */
  method: readonly Text[];
  children: ReactNode;
};

/** One part of the insights: what it says, and how this was worked out. */
export function Part({ title, note, method, children }: Props) {
  const t = useTranslator();
  const id = useId();
  return (
    <section aria-labelledby={id} className="surface flex min-w-0 flex-col gap-4 p-4 sm:p-6">
      <div>
        <h2 id={id} className="font-display text-title">
          {t(title)}
        </h2>
        {note && <p className="mt-1 text-quiet text-small">{note}</p>}
      </div>
      {children}
      <Disclosure name={t(insights.howWorkedOut)}>
        <div className="flex max-w-prose flex-col gap-2 text-pretty text-quiet text-small">
          {method.map((text) => (
            <p key={text.id}>{t(text)}</p>
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

/** `stars` selects those that a sentence is about, and `name` names them. */
export type Sentence = {
  readonly text: string;
  readonly sky?: { readonly name: string; readonly stars: Partial<Filter> };
};

/** Sentences that stand for themselves, each with the way to its stars in the sky. */
export function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  const t = useTranslator();
  if (sentences.length === 0) return null;
  return (
    <ul className="flex max-w-prose flex-col gap-2 text-pretty">
      {sentences.map(({ text, sky }) => (
        <li key={text} className="wrap-anywhere">
          {text}
          {sky && (
            <TextLink
              alone
              href={withFilter("/", { ...emptyFilter, ...sky.stars })}
              aria-label={t(insights.showNamedInSky, { what: sky.name })}
              className="block! w-fit"
            >
              {t(common.showInSky)}
            </TextLink>
          )}
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
      <h3 className="font-medium">{t(title)}</h3>
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
