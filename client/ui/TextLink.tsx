import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { cn } from "./class-names.ts";

type Props = {
  href: string;
  /** State of the history entry that the link creates. */
  state?: unknown;
  /** Whether the link is no part of a sentence: it is as high as a touch target. */
  alone?: boolean;
} & Omit<ComponentProps<"a">, "href">;

/** A link to another page of the client, in or below a text. */
export function TextLink({ alone = false, className, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={cn(
        "rounded-sm font-medium text-accent-ink underline underline-offset-4",
        alone && "inline-block py-2.5",
        className,
      )}
    />
  );
}

/** A tag of a sentence that leads to a page, as high as a touch target. */
export const linkAlone = (href: string, state?: unknown) => (content: ReactNode) => (
  <TextLink alone href={href} state={state}>
    {content}
  </TextLink>
);

/** A tag of a sentence that leads to a page. */
export const linkTo = (href: string) => (content: ReactNode) => <TextLink href={href}>{content}</TextLink>;
