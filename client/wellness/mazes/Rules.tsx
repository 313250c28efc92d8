import { useId } from "react";
import { cn } from "../../ui/class-names.ts";

type Props = { title: string; rules: readonly string[]; className?: string };

/** A panel with a list of rules. */
export function Rules({ title, rules, className }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("surface flex flex-col gap-3 p-4 sm:p-5", className)}>
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
