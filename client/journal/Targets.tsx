import { type ReactNode, useId } from "react";

export type Target = {
  readonly id: string;
  readonly name: string;
  readonly glyph?: ReactNode;
  /** Text at the end of its line. */
  readonly aside: string;
};

type Props = {
  legend?: string;
  targets: readonly Target[];
  value: string | null;
  onValueChange: (id: string) => void;
  /** The name of the radio buttons, where several lists are one choice. */
  group?: string;
};

/** One of several tags or feelings, into which another one is merged. */
export function Targets({ legend, targets, value, onValueChange, group }: Props) {
  const own = useId();
  if (targets.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      {legend && <legend className="pb-1.5 font-medium">{legend}</legend>}
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {targets.map(({ id, name, glyph, aside }) => (
          <label
            key={id}
            className="relative flex min-h-11 items-center gap-3 px-3 transition-colors duration-150 hover:bg-raised has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={group ?? own}
              checked={id === value}
              onChange={() => onValueChange(id)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            {glyph}
            <bdi className="min-w-0 grow py-1.5 wrap-anywhere parent-aligned">{name}</bdi>
            <span className="shrink-0 text-quiet text-small tabular-nums">{aside}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
