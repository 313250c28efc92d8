import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const notice = cva(
  "flex flex-col items-start gap-2 rounded-control border px-3 py-2 text-pretty wrap-anywhere",
  {
    variants: {
      tone: {
        danger: "border-danger text-danger",
        amber: "border-amber bg-amber-wash text-amber",
        plain: "border-line bg-raised",
      },
    },
    defaultVariants: { tone: "danger" },
  },
);

/**
 * A lasting message about a form or page. The live region is always rendered, so that screen readers announce what is
 * added to it. A changed text is not announced: after a change of language, it is the same sentence. A different sentence
 * needs a different `key`, with which it is an addition.
 */
export function Notice({ tone, children }: VariantProps<typeof notice> & { children: ReactNode }) {
  return (
    <div role={tone === "plain" ? "status" : "alert"} aria-relevant="additions" className="empty:hidden">
      {children && (
        <div data-form-sentence={tone ? undefined : ""} className={notice({ tone })}>
          {children}
        </div>
      )}
    </div>
  );
}
