import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

const button = cva(
  "inline-flex min-h-11 max-w-full shrink-0 items-center justify-center gap-2 rounded-control px-4 font-medium transition-colors duration-150 disabled:cursor-not-allowed [&_svg]:size-5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        /** Look of the main action of a screen. */
        primary:
          "border border-transparent bg-accent text-on-accent hover:brightness-110 disabled:bg-raised disabled:text-quiet disabled:brightness-100",
        plain: "border border-line bg-raised text-ink hover:border-edge disabled:text-quiet",
        quiet: "text-quiet hover:bg-raised hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink",
        /** Look of an action that cannot be undone. */
        danger: "border border-danger text-danger hover:bg-raised",
      },
      shape: { text: "", icon: "size-11 px-0" },
    },
    defaultVariants: { variant: "plain", shape: "text" },
  },
);

type Props = ComponentProps<"button"> &
  VariantProps<typeof button> & {
    asChild?: boolean;
    /** The name of an icon button: its accessible name and its tooltip. */
    tip?: string;
  };

/** `asChild` applies the button's style to its only child, such as a link. */
export function Button({ variant, shape, asChild = false, tip, className, ...rest }: Props) {
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      {...(!asChild && { type: "button" as const })}
      {...(tip && { "aria-label": tip, "data-tip": tip })}
      {...rest}
      className={cn(button({ variant, shape }), className)}
    />
  );
}
