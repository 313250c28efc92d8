import type { ComponentProps } from "react";
import { Link } from "wouter";
import { cn } from "./class-names.ts";

type Props = {
  href: string;
  /** For the history entry that it makes. */
  state?: unknown;
  /** Within no sentence, and so as high as a thumb needs it. */
  alone?: boolean;
} & Omit<ComponentProps<"a">, "href">;

/** A link to another page of ours, within or below a text. */
export function TextLink({ alone = false, className, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={cn(
        "rounded-sm font-medium text-accent underline underline-offset-4",
        alone && "inline-block py-2.5",
        className,
      )}
    />
  );
}
