import { type ReactNode, useId, useState } from "react";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";

/** Rendering these takes a few milliseconds. */
const atOnce = 40;

type Props<Item> = {
  title: string;
  /** What the person should know about the list. */
  note?: ReactNode;
  actions?: ReactNode;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
};

/** A list that can be long: its first rows, and more of them when the person asks. */
export function GrowingList<Item>({ title, note, actions, items, keyOf, render }: Props<Item>) {
  const t = useTranslator();
  const [count, setCount] = useState(atOnce);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="font-medium">
          {title}{" "}
          <span className="font-normal text-quiet tabular-nums">{items.length.toLocaleString(t.locale)}</span>
        </h3>
        {actions}
      </div>
      <p role="status" className="text-amber text-small empty:hidden">
        {note}
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {items.slice(0, count).map((item) => (
          <li
            key={keyOf(item)}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-1.5"
          >
            {render(item)}
          </li>
        ))}
      </ul>
      {items.length > count && (
        <Button className="self-start" onClick={() => setCount(count + atOnce)}>
          {t(imports.match.showMore, { count: Math.min(atOnce, items.length - count), all: items.length })}
        </Button>
      )}
    </section>
  );
}
