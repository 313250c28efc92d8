import { useId } from "react";

/** A panel of sentences, of which each stands for itself. */
export function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="surface flex flex-col gap-2 p-4">
      <h2 id={id} className="font-display text-lead">
        {title}
      </h2>
      <ul className="flex flex-col gap-2 text-quiet">
        {rules.map((rule) => (
          <li
            key={rule}
            className="flex gap-2.5 text-pretty before:mt-2.5 before:size-1 before:shrink-0 before:rounded-full before:bg-accent"
          >
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}
