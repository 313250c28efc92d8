import type { Tracker } from "#domain/records/tracker/tracker.ts";

/** What every control for a value gets. */
export type InputProps = {
  tracker: Pick<Tracker, "name" | "kind" | "unit" | "min" | "max" | "step" | "lowLabel" | "highLabel">;
  /** Null without an answer: a control begins empty, whatever the value of another day was. */
  value: number | null;
  onChange: (value: number | null) => void;
};
