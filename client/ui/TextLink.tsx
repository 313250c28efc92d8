import type { ComponentProps } from "react";
import { Link } from "wouter";
import { cn } from "./class-names.ts";

type Props = { href: string; state?: unknown } & Omit<ComponentProps<"a">, "href">;

/** A link to another page of ours, within or below a text. */
export function TextLink({ className, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={cn("rounded-sm font-medium text-accent underline underline-offset-4", className)}
    />
  );
}
