import { useId } from "react";
import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";

/** `share` is from 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  const t = useTranslator();
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-3 text-small">
        <span id={id}>{label}</span>
        <span aria-hidden="true" className="text-quiet tabular-nums">
          {t(common.percent, { percent })}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full bg-raised"
      >
        <div
          className="h-full bg-accent motion-safe:transition-[width] motion-safe:duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
