import { useEffect, useRef } from "react";

type Props = { title: string; text?: string };

/** The title of a step, which takes the focus, so that a screen reader says where the person is now. */
export function StepHead({ title, text }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-1">
      <h2 ref={heading} tabIndex={-1} className="rounded-sm font-display text-title outline-none">
        {title}
      </h2>
      {text && <p className="max-w-prose text-pretty text-quiet">{text}</p>}
    </div>
  );
}
