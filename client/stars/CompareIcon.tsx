import type { ComponentProps } from "react";

/** Icon of comparisons: the shapes of their two sides, as the icons of lucide draw them. */
export const CompareIcon = (props: ComponentProps<"svg">) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  >
    <circle cx={6.5} cy={12} r={4.5} />
    <path d="M18 6.5L23 12L18 17.5L13 12Z" />
  </svg>
);
