import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva("inline-flex items-center rounded-full border px-2.5 py-0.5 text-small font-medium", {
  variants: {
    tone: {
      plain: "border-line text-quiet",
      green: "border-accent bg-[color-mix(in_oklab,var(--color-accent)_10%,transparent)] text-accent-ink",
      yellow: "border-amber bg-amber-wash text-amber",
      red: "border-danger bg-[color-mix(in_oklab,var(--color-danger)_10%,transparent)] text-danger",
    },
  },
  defaultVariants: { tone: "plain" },
});

/** A short label that names a kind or a level. */
export const Badge = ({ tone, children }: VariantProps<typeof badge> & { children: ReactNode }) => (
  <span className={badge({ tone })}>{children}</span>
);
