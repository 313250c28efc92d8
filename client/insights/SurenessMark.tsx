import type { Sureness } from "#domain/insights/sureness.ts";

/** A moon that is full, half or new, beside the word that says the same. */
export const SurenessMark = ({ sureness }: { sureness: Sureness }) => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 shrink-0 text-accent-ink rtl:-scale-x-100">
    <circle
      cx="7"
      cy="7"
      r="6"
      fill="none"
      stroke="currentColor"
      strokeDasharray={sureness === "chance" ? "2 2.2" : undefined}
    />
    {sureness === "clearly" && <circle cx="7" cy="7" r="4" fill="currentColor" />}
    {sureness === "probably" && <path d="M7 3a4 4 0 0 0 0 8z" fill="currentColor" />}
  </svg>
);
